/** Numbers and days as people in a locale write them. */
export { type NumberSigns, numberSigns } from './number-signs.ts';
export { readLocalDay } from './read-day.ts';
export { readNumber, type ReadNumber } from './read-number.ts';
