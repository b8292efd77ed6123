import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Meter',
  status: 'ready',
  summary: 'How a whole is made up, on one thin bar.',
  synonyms: ['progress', 'bar', 'coverage'],
  for: ['What is known by source, quotas.'],
  notFor: [
    {
      what: 'Something under way',
      instead: 'Spinner',
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
  sources: [],
};
