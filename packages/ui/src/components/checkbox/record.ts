import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Checkbox',
  status: 'ready',
  summary: 'A yes-or-no choice that is saved with its form.',
  synonyms: ['tick box', 'boolean'],
  for: ['A yes-or-no value in a form.', 'Selecting rows.'],
  notFor: [
    {
      purpose: 'Settings that apply immediately',
      alternative: 'Switch',
    },
    {
      purpose: 'A single choice from several',
      alternative: 'RadioGroup or Select',
    },
    { purpose: 'Several choices from a list', alternative: 'CheckboxGroup' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves focus to the checkbox.',
    },
    {
      keys: 'Space',
      action: 'Selects or clears the checkbox.',
    },
  ],
  roles: [
    {
      part: 'checkbox',
      role: 'checkbox',
      name: 'its text, or the label of its Field',
    },
  ],
  parts: [{ part: 'checkbox' }, { part: 'checkbox-label' }],
  forcedColours: 'The check mark is drawn with borders, so it stays visible.',
  touch: 'The label is part of the target. Without a label, the target is still 24 px.',
  sources: [
    {
      title: 'APG: Checkbox',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
    },
  ],
};
