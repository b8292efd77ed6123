import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'IconButton',
  status: 'ready',
  summary: 'A button of which the icon alone says what it does.',
  synonyms: ['icon'],
  for: ['Closing, copying, more: icons that everyone knows.'],
  notFor: [
    {
      what: 'An action that needs a word',
      instead: 'Button',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button.',
    },
    {
      keys: 'Enter',
      does: 'Presses it.',
    },
    {
      keys: 'Space',
      does: 'Presses it.',
    },
    {
      keys: 'Escape',
      does: 'Hides the reason why it is disabled.',
    },
  ],
  roles: [
    {
      part: 'icon-button',
      role: 'button',
      name: '`label`; described by `disabledReason`',
    },
  ],
  touch:
    'A tap on a disabled one shows why. At least 24 px in every density; 36 px with a coarse pointer.',
  forcedColours: 'A ghost one has no outline until it is focused; its icon is ButtonText.',
  sources: [
    {
      title: 'APG: Button',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
    },
  ],
};
