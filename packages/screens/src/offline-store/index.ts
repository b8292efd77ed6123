/** The one place for what a device keeps of a person: collections of typed values. Knows none of the values. */
export { keepAnswers, type KeptAnswers } from './answers.ts';
export { collection, type Owner } from './collection.ts';
export { inDatabase } from './database.ts';
