import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Meter',
  status: 'ready',
  summary: 'How a whole is made up, on one thin bar.',
  synonyms: ['gauge', 'stacked bar', 'coverage', 'quota'],
  for: ['What is known by source, quotas.'],
  notFor: [
    {
      what: 'Something under way',
      instead: 'Progress, or Spinner',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'meter',
      role: 'img',
      name: '`label` with the values of its parts',
    },
  ],
  forcedColours: 'Segments take system colours in turn; an outline shows the whole.',
  touch: 'Nothing to press.',
  sources: [
    { title: 'WAI-ARIA: img', url: 'https://www.w3.org/TR/wai-aria-1.2/#img' },
    {
      title: 'WCAG 1.4.11: Non-text contrast',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast',
    },
  ],
};
