import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Banner',
  summary: 'A lasting message about the whole screen.',
  synonyms: ['alert', 'notice', 'callout'],
  for: ['Example data, a lost connection or a rejected save.'],
  notFor: {
    'Temporary messages': 'Toast',
    'Problems with one field': 'the error of its Field',
  },
  keyboard: {
    Tab: 'Moves to the banner’s buttons.',
  },
  roles: {
    banner: { role: 'none; `status` or `alert` with `announce`' },
  },
  parts: {
    banner: { 'data-tone': '`info`, `success`, `warning` or `danger`' },
  },
  forcedColours: 'The outline stays visible. The icon shows the tone.',
  touch: 'Its buttons are at least 24 px.',
  sources: {
    'WCAG 4.1.3: Status messages': 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
  },
});
