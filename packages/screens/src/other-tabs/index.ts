/** Changes to records in other tabs and by other people. Loaded after the first screen. */
export * from './changes.ts';
export * from './read-again.ts';
