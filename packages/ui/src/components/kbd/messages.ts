import { messages } from '@ninefold/messages';

export const kbdMessages = messages('kbd', {
  /** Keys that are pressed one after the other. */
  sequence: '{first} then {second}',
});
