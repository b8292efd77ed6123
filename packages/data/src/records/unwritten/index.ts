/** Explains writes that the database accepts without writing the record. */
export {
  changedMessage,
  interceptorsOf,
  markedMessage,
  notKeptMessage,
  notKeptTogetherMessage,
  sharedKeyMessage,
  someKeptMessage,
  unchangedMessage,
} from './unwritten.ts';
