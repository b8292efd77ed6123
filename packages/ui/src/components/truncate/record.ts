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
  sources: [],
};
