/** What tabs of the same application tell each other about records. Loaded once the first screen is shown. */
export * from './changes.ts';
export * from './read-again.ts';
