import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Link',
  status: 'ready',
  summary: 'Navigates to another screen or page.',
  synonyms: ['anchor', 'hyperlink'],
  for: ['Other screens, records and sites.'],
  notFor: [
    {
      purpose: 'Actions',
      alternative: 'Button',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves focus to the link.',
    },
    {
      keys: 'Enter',
      action: 'Follows the link.',
    },
  ],
  roles: [
    {
      part: 'link',
      role: 'link',
      name: 'its text',
    },
  ],
  parts: [
    { part: 'link', attributes: { 'data-orientation': 'That of the toolbar that it is in' } },
  ],
  forcedColours: 'Links are LinkText.',
  touch:
    'Links within sentences are exempt from the minimum target size. Links in lists have their own line.',
  sources: [
    {
      title: 'APG: Link',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
    },
  ],
};
