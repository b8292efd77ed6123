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
      name: 'none',
    },
  ],
  forcedColours: 'Terms are told from values by where they stand.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'HTML: the dl element',
      url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
    },
  ],
};
