import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Heading',
  status: 'ready',
  summary: 'Introduces a section of the page.',
  synonyms: ['title', 'h1', 'h2', 'headline', 'typography', 'section title'],
  for: ['Sections of a screen, so that people can jump between them.'],
  notFor: [
    { purpose: 'The title of a screen', alternative: 'PageHeader, which is level 1' },
    { purpose: 'The title of a card or a dialog', alternative: 'CardTitle, DialogTitle' },
    { purpose: 'Text that is only large or bold', alternative: 'Text' },
    {
      purpose: 'The label of a group of controls',
      alternative: 'Fieldset, RadioGroup, CheckboxGroup',
    },
  ],
  keyboard: [],
  roles: [{ part: 'heading', role: 'heading, of its `level`', name: 'its text' }],
  parts: [{ part: 'heading' }],
  forcedColours: 'It is CanvasText.',
  touch: 'Not interactive.',
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
