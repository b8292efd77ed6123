import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'PageHeader',
  status: 'ready',
  summary: 'The head of a screen: title, state, what it is, and what one can do.',
  synonyms: ['title', 'toolbar'],
  for: ['Once on every screen.'],
  notFor: [
    {
      what: 'The title of a section',
      instead: 'a heading',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to its actions.',
    },
  ],
  roles: [
    {
      part: 'page-header-title',
      role: 'heading',
      name: 'its text',
    },
  ],
  forcedColours: 'Text is CanvasText.',
  touch: 'Its actions go on in the next line where there is no room.',
  sources: [
    { title: 'WAI: Headings', url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/' },
  ],
};
