import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Text',
  status: 'ready',
  summary: 'Text in the system’s sizes and colours.',
  synonyms: ['paragraph', 'typography', 'body', 'copy', 'span', 'font size'],
  for: ['Sentences on a screen, and notes next to a value.'],
  notFor: [
    { purpose: 'Section titles', alternative: 'Heading' },
    { purpose: 'Technical names and code', alternative: 'Code' },
    { purpose: 'Text that is cut off if it doesn’t fit', alternative: 'Truncate' },
    { purpose: 'Messages such as warnings', alternative: 'InlineMessage or Banner' },
  ],
  keyboard: [],
  roles: [{ part: 'text', role: 'that of its element: paragraph, or none for a `span`' }],
  parts: [{ part: 'text' }],
  forcedColours: 'Every tone is CanvasText, so also express the meaning in words or with an icon.',
  touch: 'Not interactive.',
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
