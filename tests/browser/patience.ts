/** Milliseconds until a state that does not come ends its test: long for the busiest machine. */
export const patience = 300_000;
