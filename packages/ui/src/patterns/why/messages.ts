import { messages } from '@ninefold/messages';

export const whyMessages = messages('why', {
  /** Names a button that asks. The visible label is in it. */
  ask: 'Why “{name}”?',
  why: 'Why?',
  list: 'Questions on this screen',
  askFocused: 'Ask why about the focused item',
});
