import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Checkbox',
  status: 'ready',
  summary: 'A yes-or-no choice that is saved with its form.',
  synonyms: ['tick box', 'boolean'],
  for: ['A yes-or-no value in a form.', 'Selecting rows.'],
  notFor: [
    {
      what: 'Settings that apply immediately',
      instead: 'Switch',
    },
    {
      what: 'A single choice from several',
      instead: 'RadioGroup or Select',
    },
    { what: 'Several choices from a list', instead: 'CheckboxGroup' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the checkbox.',
    },
    {
      keys: 'Space',
      does: 'Selects or clears the checkbox.',
    },
  ],
  roles: [
    {
      part: 'checkbox',
      role: 'checkbox',
      name: 'its text, or the label of its Field',
    },
  ],
  forcedColours: 'The check mark is drawn with borders, so it stays visible.',
  touch: 'The label is part of the target. Without a label, the target is still 24 px.',
  sources: [
    {
      title: 'APG: Checkbox',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
    },
  ],
};
