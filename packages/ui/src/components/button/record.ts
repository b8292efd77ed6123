import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Button',
  status: 'ready',
  summary: 'Starts an action.',
  synonyms: ['action', 'submit', 'call to action'],
  for: [
    'Doing something: saving, creating, opening a dialog.',
    'Sending a form, with `type="submit"`.',
  ],
  notFor: [
    { what: 'Going somewhere', instead: 'Link, or a Button with `asChild` around the link' },
    { what: 'An action that an icon alone explains', instead: 'IconButton' },
    { what: 'Turning something on or off at once', instead: 'Switch or ToggleGroup' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the button.' },
    { keys: 'Enter', does: 'Presses it.' },
    { keys: 'Space', does: 'Presses it.' },
    { keys: 'Escape', does: 'Hides the reason why it is disabled.' },
  ],
  roles: [{ part: 'button', role: 'button', name: 'its text; described by `disabledReason`' }],
  forcedColours: 'The primary variants are filled with ButtonText; a disabled one is GrayText.',
  touch:
    'A tap on a disabled one shows why. At least 24 px high in every density; 40 px with a coarse pointer.',
  sources: [
    { title: 'APG: Button pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
  ],
};
