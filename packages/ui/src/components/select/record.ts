import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Select',
  status: 'ready',
  summary: 'A single choice from a drop-down list.',
  synonyms: ['dropdown', 'picker', 'choice'],
  for: ['Up to about fifteen options that need no search.'],
  notFor: [
    {
      what: 'More options',
      instead: 'a combobox',
    },
    { what: 'A few options to compare', instead: 'RadioGroup' },
    {
      what: 'A yes-or-no value',
      instead: 'Checkbox',
    },
    {
      what: 'Actions',
      instead: 'Menu',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the select.',
    },
    {
      keys: 'ArrowDown',
      does: 'Selects the next option or opens the list, depending on the system.',
      byBrowser: true,
    },
    {
      keys: 'ArrowUp',
      does: 'Selects the previous option or opens the list, depending on the system.',
      byBrowser: true,
    },
    {
      keys: 'Home',
      does: 'Selects the first option.',
      byBrowser: true,
    },
    {
      keys: 'End',
      does: 'Selects the last option.',
      byBrowser: true,
    },
  ],
  roles: [
    {
      part: 'select-input',
      role: 'combobox',
      name: 'the label of its Field',
    },
  ],
  forcedColours: 'It is the browser’s own control.',
  touch: 'It opens the phone’s own picker.',
  sources: [
    {
      title: 'HTML: the select element',
      url: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element',
    },
  ],
};
