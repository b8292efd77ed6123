export { seedReport } from './report.ts';
export { isTable, planSeed, SeedError, type SeededTable, seedDatabase } from './seed-database.ts';
