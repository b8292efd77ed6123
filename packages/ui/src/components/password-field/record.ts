import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'PasswordField',
  summary: 'A password input with a button that shows what was typed.',
  synonyms: ['secret'],
  for: ['Signing in and choosing a password.'],
  notFor: {
    'Other text': 'TextField',
  },
  keyboard: {
    Tab: 'Moves to the input, then to its button.',
    Space: 'On the button, shows or hides the password.',
  },
  roles: {
    'text-field-input': { role: 'textbox', name: 'the label of its Field' },
    'icon-button': { role: 'button', name: 'Show password, Hide password' },
  },
  parts: {},
  forcedColours: 'Like TextField. The Show button is ButtonText.',
  touch: 'The Show button is at least 24 px. Text is 16 px, so that phones don’t zoom in.',
  sources: {
    'WCAG 3.3.8: Accessible authentication':
      'https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum',
  },
});
