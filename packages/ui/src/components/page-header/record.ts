import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'PageHeader',
  summary: 'A screen’s title, status, description and actions.',
  synonyms: ['title', 'toolbar'],
  for: ['Once per screen.'],
  notFor: {
    'Section titles': 'Heading',
  },
  keyboard: {
    Tab: 'Moves to its buttons.',
  },
  roles: {
    'page-header-title': { role: 'heading', name: 'its text' },
  },
  parts: plainParts(
    'page-header',
    'page-header-title',
    'page-header-description',
    'page-header-actions',
  ),
  forcedColours: 'The text is CanvasText.',
  touch: 'Buttons wrap onto the next line when there is no room.',
  sources: {
    'WAI: Headings': 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  },
});
