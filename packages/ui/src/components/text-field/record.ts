import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'TextField',
  summary: 'An input for one line of text.',
  synonyms: ['input', 'text box'],
  for: ['Names, codes and addresses.'],
  notFor: {
    'Multi-line text': 'TextArea',
    'Search terms': 'SearchField',
    Passwords: 'PasswordField',
  },
  keyboard: {
    Tab: 'Moves to the input.',
  },
  roles: {
    'text-field-input': { role: 'textbox', name: 'the label of its Field' },
  },
  parts: plainParts('text-field', 'text-field-input'),
  forcedColours: 'An invalid input has a thicker outline, and its Field shows the error.',
  touch: 'Text is 16 px with a coarse pointer, so that phones don’t zoom in.',
  sources: {
    'WCAG 1.4.11: Non-text contrast':
      'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast',
  },
});
