import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ToggleGroup',
  status: 'ready',
  summary: 'Options that apply immediately, of which one or several can be on.',
  synonyms: ['segmented control', 'toggle button', 'button toggle', 'view switcher', 'pressed'],
  for: [
    'Views, such as list, board and calendar (`required`).',
    'Formats, such as bold and italic (`selection="multiple"`).',
  ],
  notFor: [
    { purpose: 'Values that are saved with a form', alternative: 'RadioGroup or CheckboxGroup' },
    { purpose: 'More than about five options', alternative: 'Select' },
    { purpose: 'Sections of a page', alternative: 'Tabs' },
    { purpose: 'A single setting', alternative: 'Switch' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the option that is on, or to the first; then out of the group.',
    },
    { keys: 'ArrowRight', action: 'Moves to the next option, or from the last to the first.' },
    { keys: 'ArrowLeft', action: 'Moves to the previous option.' },
    { keys: 'Home', action: 'Moves to the first option.' },
    { keys: 'End', action: 'Moves to the last option.' },
    { keys: 'Enter', action: 'Turns the option on or off.' },
    { keys: 'Space', action: 'Turns the option on or off.' },
  ],
  roles: [
    { part: 'toggle-group', role: 'group', name: '`label`' },
    { part: 'toggle', role: 'button; `aria-pressed`', name: 'its text, or `label`' },
  ],
  parts: [
    { part: 'toggle-group', attributes: { 'data-orientation': '`horizontal` or `vertical`' } },
    {
      part: 'toggle',
      attributes: {
        'data-state': '`on` or `off`',
        'data-disabled': 'While it is disabled',
        'data-orientation': '`horizontal` or `vertical`',
      },
    },
  ],
  forcedColours: 'Options that are on are filled with Highlight.',
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
