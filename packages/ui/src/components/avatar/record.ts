import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Avatar',
  summary: 'A person’s initials or picture.',
  synonyms: ['picture', 'initials', 'user'],
  for: ['Beside a person’s name in navigation, lists and history.'],
  notFor: {
    'A person whose name isn’t shown': 'the name as text',
  },
  roles: {
    avatar: { role: 'none: hidden, because the name is next to it' },
  },
  parts: {
    avatar: {},
  },
  forcedColours: 'It has an outline.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 1.1.1: Non-text content': 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
  },
});
