import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'TextArea',
  status: 'ready',
  summary: 'Several lines of text.',
  synonyms: ['multiline', 'notes'],
  for: ['Notes, descriptions.'],
  notFor: [
    {
      what: 'One line',
      instead: 'TextField',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the field, and on: it never inserts a tab.',
    },
    {
      keys: 'Enter',
      does: 'A new line.',
    },
  ],
  roles: [
    {
      part: 'text-area-input',
      role: 'textbox, multiline',
      name: 'the label of its Field',
    },
  ],
  forcedColours: 'As a TextField.',
  touch:
    'Text is 16 px with a coarse pointer, so that phones do not zoom in; its height follows the text.',
  sources: [
    {
      title: 'WCAG 3.3.2: Labels or instructions',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions',
    },
  ],
};
