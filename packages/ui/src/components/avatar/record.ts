import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Avatar',
  status: 'ready',
  summary: 'A person beside their name.',
  synonyms: ['picture', 'initials', 'user'],
  for: ['Beside a name in navigation, lists and history.'],
  notFor: [
    {
      what: 'A person without their name beside it',
      instead: 'write the name',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'avatar',
      role: 'none: hidden, as the name stands beside it',
    },
  ],
  forcedColours: 'An outline keeps its shape.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 1.1.1: Non-text content',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
    },
  ],
};
