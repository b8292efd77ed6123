import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Text',
  status: 'ready',
  summary: 'A text in the type scale and the inks of the system.',
  synonyms: ['paragraph', 'typography', 'body', 'copy', 'span', 'font size'],
  for: ['Sentences on a screen, and what is said beside a value.'],
  notFor: [
    { what: 'What names a part of the page', instead: 'Heading' },
    { what: 'Names of objects and code', instead: 'Code' },
    { what: 'What is cut where it does not fit', instead: 'Truncate' },
    { what: 'A message with a meaning of its own', instead: 'InlineMessage or Banner' },
  ],
  keyboard: [],
  roles: [{ part: 'text', role: 'that of its element: paragraph, or none for a `span`' }],
  forcedColours: 'Every tone is CanvasText: say what a tone means in words or by an icon too.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'WCAG 1.4.3: Contrast',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum',
    },
    {
      title: 'WCAG 1.4.12: Text spacing',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/text-spacing',
    },
  ],
};
