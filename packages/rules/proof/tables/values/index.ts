/** Values of each type as PostgreSQL reads them, with many that are at an edge. Few, so that two are often equal. */
export { jsons } from './json.ts';
export { dates, intervals, times, timestamps, zones } from './moments.ts';
export { decimals, doubles, integers } from './numbers.ts';
export { byteas, statuses, uuids } from './others.ts';
export { ranges } from './ranges.ts';
export { texts } from './texts.ts';
