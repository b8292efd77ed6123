import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Select',
  status: 'ready',
  summary: 'A single choice from a drop-down list.',
  synonyms: ['dropdown', 'picker', 'choice'],
  for: ['Up to about fifteen options that need no search.'],
  notFor: [
    {
      purpose: 'More options',
      alternative: 'a combobox',
    },
    { purpose: 'A few options to compare', alternative: 'RadioGroup' },
    {
      purpose: 'A yes-or-no value',
      alternative: 'Checkbox',
    },
    {
      purpose: 'Actions',
      alternative: 'Menu',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves focus to the select.',
    },
    {
      keys: 'ArrowDown',
      action: 'Selects the next option or opens the list, depending on the system.',
      byBrowser: true,
    },
    {
      keys: 'ArrowUp',
      action: 'Selects the previous option or opens the list, depending on the system.',
      byBrowser: true,
    },
    {
      keys: 'Home',
      action: 'Selects the first option.',
      byBrowser: true,
    },
    {
      keys: 'End',
      action: 'Selects the last option.',
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
  parts: [{ part: 'select' }, { part: 'select-input' }],
  forcedColours: 'It is the browser’s own control.',
  touch: 'It opens the phone’s own picker.',
  sources: [
    {
      title: 'HTML: the select element',
      url: 'https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element',
    },
  ],
};
