import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Skeleton',
  summary: 'A placeholder for content that is loading, at its final size.',
  synonyms: ['placeholder', 'loading'],
  for: ['Content that is loading and whose layout is known.'],
  notFor: {
    'Loading content whose layout isn’t known': 'Spinner',
  },
  roles: {
    skeleton: { role: 'none: hidden' },
    loading: { role: 'contains a status that is announced once', name: '`label`' },
  },
  parts: plainParts('skeleton', 'loading'),
  forcedColours: 'It is filled with GrayText.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 4.1.3: Status messages': 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages',
  },
});
