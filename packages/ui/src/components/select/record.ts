import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Select',
  status: 'ready',
  summary: 'One of a few.',
  synonyms: ['dropdown', 'picker', 'choice'],
  for: ['Up to some fifteen options that need no search.'],
  notFor: [
    {
      what: 'More options',
      instead: 'a combobox',
    },
    { what: 'Few that are to be compared', instead: 'RadioGroup' },
    {
      what: 'Yes or no',
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
      does: 'Moves focus to it.',
    },
    {
      keys: 'ArrowDown',
      does: 'Chooses the next one, or opens the list, as the system does.',
      byBrowser: true,
    },
    {
      keys: 'ArrowUp',
      does: 'Chooses the one before, or opens the list.',
      byBrowser: true,
    },
    {
      keys: 'Home',
      does: 'Chooses the first.',
      byBrowser: true,
    },
    {
      keys: 'End',
      does: 'Chooses the last.',
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
  forcedColours: 'It is the browser’s own.',
  touch: 'The phone’s own picker opens.',
  sources: [
    {
      title: 'HTML: the select element',
      url: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element',
    },
  ],
};
