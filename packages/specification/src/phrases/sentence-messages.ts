import { messages } from '@ninefold/messages';

/** Apart from the statements, which a first screen does without. */
export const sentenceMessages = messages('sentence', {
  quoted: '“{text}”',
  stateName: '{Entity} {field}',
});
