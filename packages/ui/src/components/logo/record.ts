import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Logo',
  status: 'ready',
  summary: 'Nine squares, one for each point of a specification.',
  synonyms: ['brand'],
  for: ['Beside the product’s name.'],
  notFor: [
    {
      what: 'How much of one point is known',
      instead: 'Meter',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'logo',
      role: 'none; img with `label`',
      name: '`label`',
    },
  ],
  sources: [],
};
