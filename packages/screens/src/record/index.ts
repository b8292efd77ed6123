/** One record: its page, its actions, related records, who else has it open. Knows no form and no list. */
