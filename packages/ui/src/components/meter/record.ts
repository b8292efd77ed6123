import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Meter',
  status: 'ready',
  summary: 'Shows how a whole is divided, in a thin bar.',
  synonyms: ['gauge', 'stacked bar', 'coverage', 'quota'],
  for: ['Shares by source, and quotas.'],
  notFor: [
    {
      purpose: 'Work in progress',
      alternative: 'Progress or Spinner',
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
  parts: [{ part: 'meter' }, { part: 'meter-segment' }],
  forcedColours: 'Segments alternate between system colours. An outline shows the whole.',
  touch: 'Not interactive.',
  sources: [
    { title: 'WAI-ARIA: img', url: 'https://www.w3.org/TR/wai-aria-1.2/#img' },
    {
      title: 'WCAG 1.4.11: Non-text contrast',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast',
    },
  ],
};
