def about(s, t, n, v):
    return ()
