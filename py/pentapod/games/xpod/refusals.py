def refusal(state, path, names):
    return "No."
