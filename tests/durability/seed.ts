/** Decides every moment of a run: a failure is repeated with `DURABILITY_SEED`, which it prints. */
export const seed = Number(process.env['DURABILITY_SEED'] ?? Date.now() % 1_000_000);
console.info(`The moments are those of DURABILITY_SEED=${seed}.`);
