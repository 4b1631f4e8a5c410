"""VII Legio for people: views, words, descriptions, refusals, spelling and saves."""
