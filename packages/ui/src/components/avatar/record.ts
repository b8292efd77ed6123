import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Avatar',
  status: 'ready',
  summary: 'A person’s initials or picture.',
  synonyms: ['picture', 'initials', 'user'],
  for: ['Beside a person’s name in navigation, lists and history.'],
  notFor: [
    {
      purpose: 'A person whose name isn’t shown',
      alternative: 'the name as text',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'avatar',
      role: 'none: hidden, because the name is next to it',
    },
  ],
  parts: [{ part: 'avatar' }],
  forcedColours: 'It has an outline.',
  touch: 'Not interactive.',
  sources: [
    {
      title: 'WCAG 1.1.1: Non-text content',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
    },
  ],
};
