import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'TextField',
  status: 'ready',
  summary: 'An input for one line of text.',
  synonyms: ['input', 'text box'],
  for: ['Names, codes and addresses.'],
  notFor: [
    {
      purpose: 'Multi-line text',
      alternative: 'TextArea',
    },
    {
      purpose: 'Search terms',
      alternative: 'SearchField',
    },
    {
      purpose: 'Passwords',
      alternative: 'PasswordField',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the input.',
    },
  ],
  roles: [
    {
      part: 'text-field-input',
      role: 'textbox',
      name: 'the label of its Field',
    },
  ],
  parts: [{ part: 'text-field' }, { part: 'text-field-input' }],
  forcedColours: 'An invalid input has a thicker outline, and its Field shows the error.',
  touch: 'Text is 16 px with a coarse pointer, so that phones don’t zoom in.',
  sources: [
    {
      title: 'WCAG 1.4.11: Non-text contrast',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast',
    },
  ],
};
