/**
 * Decides everything that tests draw: the same in every run, so that a test fails only where code has changed.
 * NINEFOLD_SEED=N draws other values.
 */
export const seed = Number(process.env['NINEFOLD_SEED'] ?? 1);
