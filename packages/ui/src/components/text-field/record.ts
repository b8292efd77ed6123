import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'TextField',
  status: 'ready',
  summary: 'One line of text.',
  synonyms: ['input', 'text box'],
  for: ['Names, numbers as text, addresses.'],
  notFor: [
    {
      what: 'Several lines',
      instead: 'TextArea',
    },
    {
      what: 'A search',
      instead: 'SearchField',
    },
    {
      what: 'A password',
      instead: 'PasswordField',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the field.',
    },
  ],
  roles: [
    {
      part: 'text-field-input',
      role: 'textbox',
      name: 'the label of its Field',
    },
  ],
  forcedColours: 'An invalid field’s outline is thicker, and its Field says why.',
  touch: 'Text is 16 px with a coarse pointer, so that phones do not zoom in.',
  sources: [
    {
      title: 'WCAG 1.4.11: Non-text contrast',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast',
    },
  ],
};
