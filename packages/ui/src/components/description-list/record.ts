import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'DescriptionList',
  status: 'ready',
  summary: 'Names and values that describe one thing.',
  synonyms: ['definition list', 'properties', 'key value'],
  for: ['The fields of a record.'],
  notFor: [
    {
      purpose: 'Several items with the same fields',
      alternative: 'Table',
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
  parts: [
    { part: 'description-list' },
    { part: 'description-item' },
    { part: 'description-term' },
    { part: 'description-details' },
  ],
  forcedColours: 'Position distinguishes terms from values.',
  touch: 'Not interactive.',
  sources: [
    {
      title: 'HTML: the dl element',
      url: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
    },
  ],
};
