import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Spinner',
  status: 'ready',
  summary: 'Something is under way, for which no shape is known yet.',
  synonyms: ['loader', 'progress', 'busy'],
  for: ['A short wait within a control or a small place.'],
  notFor: [
    {
      what: 'Content whose shape is known',
      instead: 'Skeleton',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'spinner',
      role: 'none; text for screen readers with `label`',
    },
  ],
  sources: [],
};
