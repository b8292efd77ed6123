import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Banner',
  status: 'ready',
  summary: 'A message about the whole screen, that stays until it no longer holds.',
  synonyms: ['alert', 'notice', 'callout'],
  for: ['Example data, a lost connection, a save that was refused.'],
  notFor: [
    {
      what: 'What passes by itself',
      instead: 'Toast',
    },
    {
      what: 'What concerns one field',
      instead: 'the error of its Field',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to its actions.',
    },
  ],
  roles: [
    {
      part: 'banner',
      role: 'none; `status` or `alert` with `announce`',
    },
  ],
  forcedColours: 'The outline stays; the icon tells the tone.',
  touch: 'Its actions and the button that closes it are at least 24 px.',
  sources: [
    {
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
  ],
};
