import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'DescriptionList',
  status: 'ready',
  summary: 'What is known of one thing: names and values.',
  synonyms: ['definition list', 'properties', 'key value'],
  for: ['The fields of a record.'],
  notFor: [
    {
      what: 'Many things with the same fields',
      instead: 'Table',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'description-term',
      role: 'term',
      name: 'its text',
    },
    {
      part: 'description-details',
      role: 'definition',
    },
  ],
  sources: [],
};
