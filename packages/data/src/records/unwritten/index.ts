/** Explains writes that the database accepts without writing the record. */
export {
  changedMessage,
  interceptorsOf,
  markedMessage,
  notKeptMessage,
  notKeptTogetherMessage,
  someKeptMessage,
  unchangedMessage,
} from './unwritten.ts';
