/** The screens that a person starts from: work, records opened last, the directory of entities. Knows no list and no record’s page. */
