import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'CheckboxGroup',
  status: 'ready',
  summary: 'Any number of a few that are all in sight.',
  synonyms: ['multiple choice', 'multi select', 'checkbox list', 'select all', 'checklist'],
  for: ['Up to some ten choices of which several may be taken, in a form.'],
  notFor: [
    { what: 'One of a few', instead: 'RadioGroup' },
    { what: 'Yes or no', instead: 'Checkbox' },
    { what: 'Rows of a table', instead: 'the boxes of the table itself' },
    { what: 'What is on or off at once', instead: 'ToggleGroup with `selection="multiple"`' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next box: each is a stop.' },
    { keys: 'Shift+Tab', does: 'Moves to the box before.' },
    {
      keys: 'Space',
      does: 'Ticks the box, or takes the tick away; on the first of all, for all that may be chosen.',
    },
  ],
  roles: [
    { part: 'checkbox-group', role: 'group', name: 'the label of its Field, or `aria-label`' },
    { part: 'checkbox', role: 'checkbox; the one of all may be `mixed`', name: 'its text' },
  ],
  forcedColours: 'Ticks are drawn with borders, which are kept.',
  touch: 'The texts are part of the targets, which are at least 24 px high.',
  sources: [
    { title: 'APG: Checkbox pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/' },
    {
      title: 'APG: Mixed-state checkbox example',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/',
    },
  ],
};
