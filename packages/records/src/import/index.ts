/** Sends the rows of a file through the pipeline of writes: each is stored once, although the connection breaks. */
export { ImportInterrupted, ImportUnclear, type SendOptions, sendRows } from './send-rows.ts';
