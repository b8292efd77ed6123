import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Truncate',
  status: 'ready',
  summary: 'Cuts off text that doesn’t fit.',
  synonyms: ['ellipsis', 'clamp'],
  for: ['Long names in narrow spaces.'],
  notFor: [
    {
      purpose: 'Text to compare or copy',
      alternative: 'text that wraps',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'truncate',
      role: 'none: text',
    },
  ],
  parts: [{ part: 'truncate' }],
  variables: {
    '--lines': 'The number of lines that show, from `lines`',
  },
  forcedColours: 'It is plain text.',
  touch: 'Touch doesn’t show titles, so don’t cut off essential text.',
  sources: [
    {
      title: 'WCAG 1.4.13: Content on hover or focus',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus',
    },
    {
      title: 'WCAG 1.4.12: Text spacing',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/text-spacing',
    },
  ],
};
