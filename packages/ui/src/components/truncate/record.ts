import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Truncate',
  status: 'ready',
  summary: 'Cuts a text that does not fit.',
  synonyms: ['ellipsis', 'clamp'],
  for: ['Long names in narrow places.'],
  notFor: [
    {
      what: 'What a person has to compare or copy',
      instead: 'let it wrap',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'truncate',
      role: 'none: text',
    },
  ],
  forcedColours: 'It is text.',
  touch: 'A title does not show by touch: what has to be read must not be cut.',
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
