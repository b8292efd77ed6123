import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Truncate',
  summary: 'Cuts off text that doesn’t fit.',
  synonyms: ['ellipsis', 'clamp'],
  for: ['Long names in narrow spaces.'],
  notFor: {
    'Text to compare or copy': 'text that wraps',
  },
  roles: {
    truncate: { role: 'none: text' },
  },
  parts: {
    truncate: {},
  },
  variables: {
    '--lines': 'The number of lines that show, from `lines`',
  },
  forcedColours: 'It is plain text.',
  touch: 'Touch doesn’t show titles, so don’t cut off essential text.',
  sources: {
    'WCAG 1.4.13: Content on hover or focus':
      'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus',
    'WCAG 1.4.12: Text spacing': 'https://www.w3.org/WAI/WCAG22/Understanding/text-spacing',
  },
});
