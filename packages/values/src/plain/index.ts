/** Lists and JSON as people write them, for files that people read. */
export { readPlainJson, writePlainJson } from './json.ts';
export { readPlainList, writePlainList } from './list.ts';
