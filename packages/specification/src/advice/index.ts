export type { Advice } from './advice.ts';
export { adviceSql } from './advice-sql.ts';
export { advise } from './advise.ts';
export { wantedIndexes } from './indexes.ts';
export { indexThresholds, type WantedIndex } from './wanted-index.ts';
