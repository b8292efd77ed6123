import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'PageHeader',
  status: 'ready',
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
  parts: {
    'page-header': {},
    'page-header-title': {},
    'page-header-description': {},
    'page-header-actions': {},
  },
  forcedColours: 'The text is CanvasText.',
  touch: 'Buttons wrap onto the next line when there is no room.',
  sources: {
    'WAI: Headings': 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  },
};
