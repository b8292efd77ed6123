import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Banner',
  status: 'ready',
  summary: 'A lasting message about the whole screen.',
  synonyms: ['alert', 'notice', 'callout'],
  for: ['Example data, a lost connection or a rejected save.'],
  notFor: [
    {
      what: 'Temporary messages',
      instead: 'Toast',
    },
    {
      what: 'Problems with one field',
      instead: 'the error of its Field',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the banner’s buttons.',
    },
  ],
  roles: [
    {
      part: 'banner',
      role: 'none; `status` or `alert` with `announce`',
    },
  ],
  forcedColours: 'The outline stays visible. The icon shows the tone.',
  touch: 'Its buttons are at least 24 px.',
  sources: [
    {
      title: 'WCAG 4.1.3: Status messages',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
    },
  ],
};
