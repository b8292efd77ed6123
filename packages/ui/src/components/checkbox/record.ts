import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Checkbox',
  summary: 'A yes-or-no choice that is saved with its form.',
  synonyms: ['tick box', 'boolean'],
  for: ['A yes-or-no value in a form.', 'Selecting rows.'],
  notFor: {
    'Settings that apply immediately': 'Switch',
    'A single choice from several': 'RadioGroup or Select',
    'Several choices from a list': 'CheckboxGroup',
  },
  keyboard: {
    Tab: 'Moves focus to the checkbox.',
    Space: 'Selects or clears the checkbox.',
  },
  roles: {
    checkbox: { role: 'checkbox', name: 'its text, or the label of its Field' },
  },
  parts: plainParts('checkbox', 'checkbox-label'),
  forcedColours: 'The check mark is drawn with borders, so it stays visible.',
  touch: 'The label is part of the target. With or without one, it is 44 px with a coarse pointer.',
  sources: {
    'APG: Checkbox': 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
  },
});
