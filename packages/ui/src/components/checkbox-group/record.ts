import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'CheckboxGroup',
  summary: 'Several choices from a short list.',
  synonyms: ['multiple choice', 'multi select', 'checkbox list', 'select all', 'checklist'],
  for: ['In a form, up to about ten options of which several can be selected.'],
  notFor: {
    'A single choice': 'RadioGroup',
    'A yes-or-no value': 'Checkbox',
    'Rows of a table': 'the table’s own checkboxes',
    'Options that apply immediately': 'ToggleGroup with `selection="multiple"`',
  },
  keyboard: {
    Tab: 'Moves to the next checkbox.',
    'Shift+Tab': 'Moves to the previous checkbox.',
    Space: 'Selects or clears the checkbox. On “Select all”, does so for every enabled option.',
  },
  roles: {
    'checkbox-group': { role: 'group', name: 'the label of its Field, or `aria-label`' },
    checkbox: { role: 'checkbox; “Select all” can be `mixed`', name: 'its text' },
  },
  parts: {
    'checkbox-group': {
      ...states.disabled,
      'data-invalid': 'While its value is invalid',
      ...states.eitherOrientation,
    },
  },
  forcedColours: 'Check marks are drawn with borders, so they stay visible.',
  touch: 'Labels are part of the targets, which are at least 24 px high.',
  sources: {
    'APG: Checkbox pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
    'APG: Mixed-state checkbox example':
      'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/',
  },
});
