import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'CheckboxGroup',
  status: 'ready',
  summary: 'Several choices from a short list.',
  synonyms: ['multiple choice', 'multi select', 'checkbox list', 'select all', 'checklist'],
  for: ['In a form, up to about ten options of which several can be selected.'],
  notFor: [
    { purpose: 'A single choice', alternative: 'RadioGroup' },
    { purpose: 'A yes-or-no value', alternative: 'Checkbox' },
    { purpose: 'Rows of a table', alternative: 'the table’s own checkboxes' },
    {
      purpose: 'Options that apply immediately',
      alternative: 'ToggleGroup with `selection="multiple"`',
    },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next checkbox.' },
    { keys: 'Shift+Tab', action: 'Moves to the previous checkbox.' },
    {
      keys: 'Space',
      action: 'Selects or clears the checkbox. On “Select all”, does so for every enabled option.',
    },
  ],
  roles: [
    { part: 'checkbox-group', role: 'group', name: 'the label of its Field, or `aria-label`' },
    { part: 'checkbox', role: 'checkbox; “Select all” can be `mixed`', name: 'its text' },
  ],
  parts: [
    {
      part: 'checkbox-group',
      attributes: {
        'data-disabled': 'While it is disabled',
        'data-invalid': 'While its value is invalid',
        'data-orientation': '`horizontal` or `vertical`',
      },
    },
  ],
  forcedColours: 'Check marks are drawn with borders, so they stay visible.',
  touch: 'Labels are part of the targets, which are at least 24 px high.',
  sources: [
    { title: 'APG: Checkbox pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/' },
    {
      title: 'APG: Mixed-state checkbox example',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/',
    },
  ],
};
