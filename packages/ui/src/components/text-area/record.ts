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
  sources: [],
};
