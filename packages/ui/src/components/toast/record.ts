import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'Toast',
  summary: 'A temporary message.',
  synonyms: ['notification', 'snackbar', 'flash'],
  for: ['Confirming an action, with a way to undo it.', 'Reporting a failure in the background.'],
  notFor: {
    'Questions that need an answer': 'AlertDialog',
    'Lasting messages': 'Banner',
    'Errors of one field': 'Field',
  },
  keyboard: {
    F8: 'Moves focus to the messages.',
    Tab: 'Moves through their buttons.',
    Escape: 'Dismisses the focused message.',
  },
  roles: {
    'toast-viewport': { role: 'region', name: '`toastMessages.region`' },
    toast: { role: 'listitem, announced when it appears', name: 'none: its text is announced' },
    'toast-waiting': {
      role: 'listitem, announced when it appears',
      name: 'none: `toastMessages.waiting` is announced',
    },
  },
  parts: {
    'toast-waiting': {
      ...states.open,
      'data-swipe-direction': '`right`, or `left` from right to left',
    },
    'toast-viewport': {},
    toast: {
      ...states.open,
      'data-swipe-direction': '`right`, or `left` from right to left',
      'data-tone': '`info`, `success`, `warning` or `danger`',
      'data-why': 'Its `why`',
      'data-why-name': 'Its title, when it has a `why`',
    },
    why: {
      'data-why': 'The question that it answers',
      'data-variant': 'That of the Button that it renders as',
    },
  },
  variables: {
    '--radix-toast-swipe-move-x': 'How far it has been swiped',
  },
  forcedColours: 'The icon shows the tone.',
  touch: 'Swiping towards the edge dismisses it.',
  sources: {
    'WCAG 2.2.1: Timing adjustable':
      'https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable',
    'WCAG 4.1.3: Status messages': 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
  },
});
