import { messages } from '@ninefold/messages';

/** `transitionsSql` writes the same sentences in English. */
export const transitionMessages = messages('transitions', {
  start: 'A record can’t start as “{state}”.',
  role: 'Your role can’t change this from “{from}” to “{state}”.',
  sequence: '“{state}” can’t follow “{from}”.',
  cleared: '“{from}” can’t be cleared.',
  missing: 'For “{state}”, enter {fields}.',
});
