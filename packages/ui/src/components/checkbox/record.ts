import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Checkbox',
  status: 'ready',
  summary: 'Yes or no, effective when the form is sent.',
  synonyms: ['tick box', 'boolean'],
  for: ['A yes-or-no value in a form.', 'Choosing rows.'],
  notFor: [
    {
      what: 'What takes effect at once',
      instead: 'Switch',
    },
    {
      what: 'One of several',
      instead: 'RadioGroup or Select',
    },
    { what: 'Any of several that belong together', instead: 'CheckboxGroup' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the box.',
    },
    {
      keys: 'Space',
      does: 'Ticks it, or takes the tick away.',
    },
  ],
  roles: [
    {
      part: 'checkbox',
      role: 'checkbox',
      name: 'its text, or the label of its Field',
    },
  ],
  forcedColours: 'The tick is drawn with borders, which are kept.',
  touch: 'The text is part of the target; without text the target is still 24 px.',
  sources: [
    {
      title: 'APG: Checkbox',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
    },
  ],
};
