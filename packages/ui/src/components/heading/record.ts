import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Heading',
  status: 'ready',
  summary: 'Says what the part of the page below it is about.',
  synonyms: ['title', 'h1', 'h2', 'headline', 'typography', 'section title'],
  for: ['The parts of a screen, so that one can jump from one to the next.'],
  notFor: [
    { what: 'The title of a screen', instead: 'PageHeader, which has the first level' },
    { what: 'The title of a card or a dialog', instead: 'CardTitle, DialogTitle' },
    { what: 'A text that is only to be large or bold', instead: 'Text' },
    { what: 'The name of a group of controls', instead: 'Fieldset, RadioGroup, CheckboxGroup' },
  ],
  keyboard: [],
  roles: [{ part: 'heading', role: 'heading, of its `level`', name: 'its text' }],
  forcedColours: 'It is CanvasText.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 2.4.6: Headings and labels',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels',
    },
    {
      title: 'WAI: Headings',
      url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    },
  ],
};
