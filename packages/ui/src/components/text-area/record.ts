import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'TextArea',
  status: 'ready',
  summary: 'An input for several lines of text.',
  synonyms: ['multiline', 'notes'],
  for: ['Notes and descriptions.'],
  notFor: [
    {
      purpose: 'Single-line text',
      alternative: 'TextField',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to and from the input. It never inserts a tab.',
    },
    {
      keys: 'Enter',
      action: 'Inserts a line break.',
    },
  ],
  roles: [
    {
      part: 'text-area-input',
      role: 'textbox, multiline',
      name: 'the label of its Field',
    },
  ],
  parts: [{ part: 'text-area' }, { part: 'text-area-input' }],
  variables: {
    '--rows': 'The least number of lines, from `rows`',
  },
  forcedColours: 'Like TextField.',
  touch:
    'Text is 16 px with a coarse pointer, so that phones don’t zoom in. The height follows the text.',
  sources: [
    {
      title: 'WCAG 3.3.2: Labels or instructions',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions',
    },
  ],
};
