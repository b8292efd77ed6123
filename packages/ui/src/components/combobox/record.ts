import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'Combobox',
  summary: 'A single choice from many options, found by typing.',
  synonyms: ['autocomplete', 'typeahead', 'searchable select', 'lookup'],
  for: ['More options than a list shows at once.', 'Options that a server searches for.'],
  notFor: {
    'Up to about fifteen options': 'Select',
    'Several values': 'TagInput',
    'A search term': 'SearchField',
    Actions: 'Menu',
  },
  keyboard: {
    Tab: 'Moves to the input.',
    ArrowDown: 'Opens the list, and moves to the next option.',
    ArrowUp: 'Opens the list, and moves to the previous option.',
    Enter: 'Selects the highlighted option, or the only match. Waits for a running search.',
    Escape: 'Closes the list. With the list closed, discards what was typed.',
    Home: 'Moves to the start of the text.',
    End: 'Moves to the end of the text.',
  },
  browserKeys: ['Home', 'End'],
  roles: {
    'combobox-input': { role: 'combobox', name: 'the label of its Field' },
    'combobox-button': { role: 'button', name: '“Show options”' },
    'combobox-list': { role: 'listbox', name: 'the label of its Field' },
    'combobox-option': { role: 'option', name: 'its label' },
  },
  parts: {
    combobox: {
      ...states.filled,
      ...states.invalid,
      ...states.disabled,
      ...states.hovered,
      ...states.focusWithin,
    },
    'combobox-button': { ...states.disabled, ...states.hovered, ...states.pressed },
    'combobox-input': {
      ...states.invalid,
      ...states.disabled,
      ...states.hovered,
      ...states.focused,
      ...states.focusVisible,
    },
    'combobox-list': { 'data-orientation': '`vertical`', 'data-empty': 'While it has no option' },
    'combobox-option': {
      ...states.selected,
      'data-focused': 'While it is highlighted',
      'data-focus-visible': 'While it is highlighted by keyboard',
    },
    'combobox-status': {},
  },
  variables: {
    '--room': 'The height that the list may take in a dialog, so that the title stays in sight.',
    '--trigger-width': 'The width of the input, which the list takes.',
  },
  forcedColours: 'The highlighted option takes the system’s selection colours.',
  touch:
    'Options are as high as menu items. Text is 16 px with a coarse pointer, so that phones don’t zoom in.',
  sources: {
    'ARIA Authoring Practices: combobox with list autocomplete':
      'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
    'React Aria: ComboBox': 'https://react-aria.adobe.com/ComboBox',
  },
});
