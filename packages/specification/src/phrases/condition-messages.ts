import { messages } from '@ninefold/messages';

export const conditionMessages = messages('condition', {
  // After "while".
  condition: `{condition, select,
    empty {“{field}” is empty}
    not_empty {“{field}” is not empty}
    values {“{field}” is {values}}
    other {a condition on “{field}” is met}
  }`,
});
