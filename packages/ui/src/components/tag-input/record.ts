import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'TagInput',
  status: 'ready',
  summary: 'Several values of one field, each typed and ended with Enter.',
  synonyms: ['chips', 'tokens', 'list of values', 'multiple values'],
  for: ['Tags, addresses, part numbers: short values that aren’t known beforehand.'],
  notFor: [
    { purpose: 'A few known options', alternative: 'CheckboxGroup' },
    { purpose: 'One of many known options', alternative: 'Combobox' },
    { purpose: 'Long text', alternative: 'TextArea' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves to the tags, then to the input.' },
    { keys: 'Enter', action: 'Adds the typed text as a tag. In an empty input it sends the form.' },
    {
      keys: 'Backspace',
      action: 'In an empty input, removes the last tag. On a tag, removes it.',
    },
    { keys: 'Delete', action: 'On a tag, removes it.' },
    { keys: 'ArrowRight', action: 'On a tag, moves to the next one.' },
    { keys: 'ArrowLeft', action: 'On a tag, moves to the previous one.' },
  ],
  roles: [
    { part: 'tag-input-input', role: 'textbox', name: 'the label of its Field' },
    { part: 'tag-input-list', role: 'grid', name: 'the label of its Field' },
    { part: 'tag-input-tag', role: 'row', name: 'its text' },
  ],
  parts: [
    { part: 'tag-input' },
    { part: 'tag-input-input' },
    { part: 'tag-input-list' },
    {
      part: 'tag-input-tag',
      attributes: {
        'data-focused': 'While it has the focus',
        'data-focus-visible': 'While it has the focus by keyboard',
      },
    },
  ],
  forcedColours: 'Tags have a border, and the focused one an outline.',
  touch: 'The button that removes a tag is 24 px square.',
  sources: [
    {
      title: 'ARIA Authoring Practices: grid for layout, pill list',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/examples/layout-grids/',
    },
    { title: 'React Aria: TagGroup', url: 'https://react-aria.adobe.com/TagGroup' },
  ],
};
