import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Select',
  summary: 'A single choice from a drop-down list.',
  synonyms: ['dropdown', 'picker', 'choice'],
  for: ['Up to about fifteen options that need no search.'],
  notFor: {
    'More options': 'a combobox',
    'A few options to compare': 'RadioGroup',
    'A yes-or-no value': 'Checkbox',
    Actions: 'Menu',
  },
  keyboard: {
    Tab: 'Moves focus to the select.',
    ArrowDown: 'Selects the next option or opens the list, depending on the system.',
    ArrowUp: 'Selects the previous option or opens the list, depending on the system.',
    Home: 'Selects the first option.',
    End: 'Selects the last option.',
  },
  browserKeys: ['ArrowDown', 'ArrowUp', 'Home', 'End'],
  roles: {
    'select-input': { role: 'combobox', name: 'the label of its Field' },
  },
  parts: plainParts('select', 'select-input'),
  forcedColours: 'It is the browser’s own control.',
  touch: 'It opens the phone’s own picker.',
  sources: {
    'HTML: the select element':
      'https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element',
  },
});
