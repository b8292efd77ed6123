import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Banner',
  status: 'ready',
  summary: 'A lasting message about the whole screen.',
  synonyms: ['alert', 'notice', 'callout'],
  for: ['Example data, a lost connection or a rejected save.'],
  notFor: [
    {
      purpose: 'Temporary messages',
      alternative: 'Toast',
    },
    {
      purpose: 'Problems with one field',
      alternative: 'the error of its Field',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the banner’s buttons.',
    },
  ],
  roles: [
    {
      part: 'banner',
      role: 'none; `status` or `alert` with `announce`',
    },
  ],
  parts: [
    { part: 'banner', attributes: { 'data-tone': '`info`, `success`, `warning` or `danger`' } },
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
