import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Link',
  summary: 'Navigates to another screen or page.',
  synonyms: ['anchor', 'hyperlink'],
  for: ['Other screens, records and sites.'],
  notFor: {
    Actions: 'Button',
  },
  keyboard: {
    Tab: 'Moves focus to the link.',
    Enter: 'Follows the link.',
  },
  roles: {
    link: { role: 'link', name: 'its text' },
  },
  parts: {
    link: { 'data-orientation': 'That of the toolbar that it is in' },
  },
  forcedColours: 'Links are LinkText.',
  touch:
    'Links within sentences are exempt from the minimum target size. Links in lists have their own line.',
  sources: {
    'APG: Link': 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  },
});
