/** What others do to records, in other tabs and meanwhile. Loaded once the first screen is shown. */
export * from './changes.ts';
export * from './read-again.ts';
