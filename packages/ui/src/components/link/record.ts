import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Link',
  status: 'ready',
  summary: 'Goes somewhere.',
  synonyms: ['anchor', 'hyperlink'],
  for: ['Other screens, records, sites.'],
  notFor: [
    {
      what: 'Doing something',
      instead: 'Button',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the link.',
    },
    {
      keys: 'Enter',
      does: 'Follows it.',
    },
  ],
  roles: [
    {
      part: 'link',
      role: 'link',
      name: 'its text',
    },
  ],
  forcedColours: 'Links take LinkText.',
  touch:
    'Links in a sentence are exempt from target size; those in lists have a line to themselves.',
  sources: [
    {
      title: 'APG: Link',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
    },
  ],
};
