import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'PageHeader',
  status: 'ready',
  summary: 'A screen’s title, status, description and actions.',
  synonyms: ['title', 'toolbar'],
  for: ['Once per screen.'],
  notFor: [
    {
      purpose: 'Section titles',
      alternative: 'Heading',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to its buttons.',
    },
  ],
  roles: [
    {
      part: 'page-header-title',
      role: 'heading',
      name: 'its text',
    },
  ],
  parts: [
    { part: 'page-header' },
    { part: 'page-header-title' },
    { part: 'page-header-description' },
    { part: 'page-header-actions' },
  ],
  forcedColours: 'The text is CanvasText.',
  touch: 'Buttons wrap onto the next line when there is no room.',
  sources: [
    { title: 'WAI: Headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
  ],
};
