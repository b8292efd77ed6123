/** Records created and updated from a file: opened, matched, checked, sent. Knows no list. */
