import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Combobox',
  status: 'ready',
  summary: 'A single choice from many options, found by typing.',
  synonyms: ['autocomplete', 'typeahead', 'searchable select', 'lookup'],
  for: ['More options than a list shows at once.', 'Options that a server searches for.'],
  notFor: [
    { purpose: 'Up to about fifteen options', alternative: 'Select' },
    { purpose: 'Several values', alternative: 'TagInput' },
    { purpose: 'A search term', alternative: 'SearchField' },
    { purpose: 'Actions', alternative: 'Menu' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves to the input.' },
    {
      keys: 'ArrowDown',
      action: 'Opens the list, and moves to the next option.',
    },
    {
      keys: 'ArrowUp',
      action: 'Opens the list, and moves to the previous option.',
    },
    {
      keys: 'Enter',
      action: 'Selects the highlighted option, or the only match. Waits for a running search.',
    },
    {
      keys: 'Escape',
      action: 'Closes the list. With the list closed, discards what was typed.',
    },
    { keys: 'Home', action: 'Moves to the start of the text.', byBrowser: true },
    { keys: 'End', action: 'Moves to the end of the text.', byBrowser: true },
  ],
  roles: [
    { part: 'combobox-input', role: 'combobox', name: 'the label of its Field' },
    { part: 'combobox-button', role: 'button', name: '“Show options”' },
    { part: 'combobox-list', role: 'listbox', name: 'the label of its Field' },
    { part: 'combobox-option', role: 'option', name: 'its label' },
  ],
  parts: [
    {
      part: 'combobox',
      attributes: {
        'data-invalid': 'While its value is not valid',
        'data-disabled': 'While it is disabled',
        'data-hovered': 'While it is pointed at',
        'data-focus-within': 'While a part of it has the focus',
        'data-focus-visible': 'While a part of it has the focus by keyboard',
      },
    },
    {
      part: 'combobox-button',
      attributes: {
        'data-disabled': 'While it is disabled',
        'data-hovered': 'While it is pointed at',
        'data-pressed': 'While it is pressed',
      },
    },
    {
      part: 'combobox-input',
      attributes: {
        'data-invalid': 'While its value is not valid',
        'data-disabled': 'While it is disabled',
        'data-hovered': 'While it is pointed at',
        'data-focused': 'While it has the focus',
        'data-focus-visible': 'While it has the focus by keyboard',
      },
    },
    {
      part: 'combobox-list',
      attributes: { 'data-orientation': '`vertical`', 'data-empty': 'While it has no option' },
    },
    {
      part: 'combobox-option',
      attributes: {
        'data-selected': 'While it is selected',
        'data-focused': 'While it is highlighted',
        'data-focus-visible': 'While it is highlighted by keyboard',
      },
    },
    { part: 'combobox-status' },
  ],
  variables: { '--trigger-width': 'The width of the input, which the list takes.' },
  forcedColours: 'The highlighted option takes the system’s selection colours.',
  touch:
    'Options are as high as menu items. Text is 16 px with a coarse pointer, so that phones don’t zoom in.',
  sources: [
    {
      title: 'ARIA Authoring Practices: combobox with list autocomplete',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
    },
    { title: 'React Aria: ComboBox', url: 'https://react-aria.adobe.com/ComboBox' },
  ],
};
