import { messages } from '@ninefold/messages';

/** Apart from the statements, which a first screen does without. */
export const sentenceMessages = messages('sentence', {
  quoted: '“{text}”',
  stateName: '{Entity} {field}',
  // After "while".
  condition: `{condition, select,
    empty {“{field}” is empty}
    not_empty {“{field}” is not empty}
    values {“{field}” is {values}}
    other {a condition on “{field}” is met}
  }`,
});
