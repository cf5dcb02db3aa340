def caution(s, a, n):
    return ""
