import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Heading',
  summary: 'Introduces a section of the page.',
  synonyms: ['title', 'h1', 'h2', 'headline', 'typography', 'section title'],
  for: ['Sections of a screen, so that people can jump between them.'],
  notFor: {
    'The title of a screen': 'PageHeader, which is level 1',
    'The title of a card or a dialog': 'CardTitle, DialogTitle',
    'Text that is only large or bold': 'Text',
    'The label of a group of controls': 'Fieldset, RadioGroup, CheckboxGroup',
  },
  roles: {
    heading: { role: 'heading, of its `level`', name: 'its text' },
  },
  parts: {
    heading: {},
  },
  forcedColours: 'It is CanvasText.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 2.4.6: Headings and labels':
      'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels',
    'WAI: Headings': 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  },
});
