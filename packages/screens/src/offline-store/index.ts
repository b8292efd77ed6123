/** Collections of typed values that a device keeps, by person. Knows none of the values. */
export { keepAnswers, type KeptAnswers } from './answers.ts';
export { collection, type Owner } from './collection.ts';
export { inDatabase } from './database.ts';
