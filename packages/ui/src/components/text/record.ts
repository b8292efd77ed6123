import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Text',
  summary: 'Text in the system’s sizes and colours.',
  synonyms: ['paragraph', 'typography', 'body', 'copy', 'span', 'font size'],
  for: ['Sentences on a screen, and notes next to a value.'],
  notFor: {
    'Section titles': 'Heading',
    'Technical names and code': 'Code',
    'Text that is cut off if it doesn’t fit': 'Truncate',
    'Messages such as warnings': 'InlineMessage or Banner',
  },
  roles: {
    text: { role: 'that of its element: paragraph, or none for a `span`' },
  },
  parts: {
    text: {},
  },
  forcedColours: 'Every tone is CanvasText, so also express the meaning in words or with an icon.',
  touch: 'Not interactive.',
  sources: {
    'WCAG 1.4.3: Contrast': 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum',
    'WCAG 1.4.12: Text spacing': 'https://www.w3.org/WAI/WCAG22/Understanding/text-spacing',
  },
});
