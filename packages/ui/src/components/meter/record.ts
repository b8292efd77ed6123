import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Meter',
  summary: 'Shows how a whole is divided, in a thin bar.',
  synonyms: ['gauge', 'stacked bar', 'coverage', 'quota'],
  for: ['Shares by source, and quotas.'],
  notFor: {
    'Work in progress': 'Progress or Spinner',
  },
  roles: {
    meter: { role: 'img', name: '`label` with the values of its parts' },
  },
  parts: plainParts('meter', 'meter-segment'),
  forcedColours: 'Segments alternate between system colours. An outline shows the whole.',
  touch: 'Not interactive.',
  sources: {
    'WAI-ARIA: img': 'https://www.w3.org/TR/wai-aria-1.2/#img',
    'WCAG 1.4.11: Non-text contrast':
      'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast',
  },
});
