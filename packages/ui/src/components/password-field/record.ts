import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'PasswordField',
  status: 'ready',
  summary: 'A password, with a button to see what was typed.',
  synonyms: ['secret'],
  for: ['Signing in, choosing a password.'],
  notFor: [
    {
      what: 'Any other text',
      instead: 'TextField',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the field, then to its button.',
    },
    {
      keys: 'Space',
      does: 'On the button, shows or hides the password.',
    },
  ],
  roles: [
    {
      part: 'text-field-input',
      role: 'textbox',
      name: 'the label of its Field',
    },
    {
      part: 'icon-button',
      role: 'button',
      name: '`showLabel`, `hideLabel`',
    },
  ],
  forcedColours: 'As a TextField; the button that shows the password is ButtonText.',
  touch:
    'The button that shows the password is at least 24 px; text is 16 px, so that phones do not zoom in.',
  sources: [
    {
      title: 'WCAG 3.3.8: Accessible authentication',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/accessible-authentication-minimum',
    },
  ],
};
