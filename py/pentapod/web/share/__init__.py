"""What leaves the page: links, QR codes, pictures, records, and the code of boards on other pages."""
