import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ToggleGroup',
  status: 'ready',
  summary: 'One way of a few, or what is on of a few, effective at once.',
  synonyms: ['segmented control', 'toggle button', 'button toggle', 'view switcher', 'pressed'],
  for: [
    'How something is shown: as a list, a board or a calendar (`required`).',
    'Marks that are on or off: bold, italic (`selection="multiple"`).',
  ],
  notFor: [
    { what: 'A value that is sent with a form', instead: 'RadioGroup or CheckboxGroup' },
    { what: 'More than some five choices', instead: 'Select' },
    { what: 'Parts of a page', instead: 'Tabs' },
    { what: 'One thing that is on or off', instead: 'Switch' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the one that is on, or to the first; then out of the group.' },
    { keys: 'ArrowRight', does: 'Moves to the next; from the last to the first.' },
    { keys: 'ArrowLeft', does: 'Moves to the one before.' },
    { keys: 'Home', does: 'Moves to the first.' },
    { keys: 'End', does: 'Moves to the last.' },
    { keys: 'Enter', does: 'Turns it on or off.' },
    { keys: 'Space', does: 'Turns it on or off.' },
  ],
  roles: [
    { part: 'toggle-group', role: 'group', name: '`label`' },
    { part: 'toggle', role: 'button; `aria-pressed`', name: 'its text, or `label`' },
  ],
  forcedColours: 'What is on is filled with Highlight.',
  touch: 'At least 24 px high in every density.',
  sources: [
    {
      title: 'APG: Button pattern, toggle',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
    },
    {
      title: 'APG: Managing focus with a roving tabindex',
      url: 'https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex',
    },
  ],
};
