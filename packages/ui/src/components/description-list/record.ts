import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'DescriptionList',
  summary: 'Names and values that describe one thing.',
  synonyms: ['definition list', 'properties', 'key value'],
  for: ['The fields of a record.'],
  notFor: {
    'Several items with the same fields': 'Table',
  },
  roles: {
    'description-term': { role: 'term', name: 'its text' },
    'description-details': { role: 'definition', name: 'none' },
  },
  parts: plainParts(
    'description-list',
    'description-item',
    'description-term',
    'description-details',
  ),
  forcedColours: 'Position distinguishes terms from values.',
  touch: 'Not interactive.',
  sources: {
    'HTML: the dl element':
      'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
  },
});
