import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'ToggleGroup',
  summary: 'Options that apply immediately, of which one or several can be on.',
  synonyms: ['segmented control', 'toggle button', 'button toggle', 'view switcher', 'pressed'],
  for: [
    'Views, such as list, board and calendar (`required`).',
    'Formats, such as bold and italic (`selection="multiple"`).',
  ],
  notFor: {
    'Values that are saved with a form': 'RadioGroup or CheckboxGroup',
    'More than about five options': 'Select',
    'Sections of a page': 'Tabs',
    'A single setting': 'Switch',
  },
  keyboard: {
    Tab: 'Moves to the option that is on, or to the first; then out of the group.',
    ArrowRight: 'Moves to the next option, or from the last to the first.',
    ArrowLeft: 'Moves to the previous option.',
    Home: 'Moves to the first option.',
    End: 'Moves to the last option.',
    Enter: 'Turns the option on or off.',
    Space: 'Turns the option on or off.',
  },
  roles: {
    'toggle-group': { role: 'group', name: '`label`, or the label of its Field' },
    toggle: { role: 'button; `aria-pressed`', name: 'its text, or `label`' },
  },
  parts: {
    'toggle-group': { ...states.filled, ...states.disabled, ...states.eitherOrientation },
    toggle: { 'data-state': '`on` or `off`', ...states.disabled, ...states.eitherOrientation },
  },
  forcedColours: 'Options that are on are filled with Highlight.',
  touch: 'At least 24 px high in every density.',
  sources: {
    'APG: Button pattern, toggle': 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
    'APG: Managing focus with a roving tabindex':
      'https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex',
  },
});
