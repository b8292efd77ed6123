import { componentRecord, plainParts, states } from '../record.ts';

export const record = componentRecord({
  name: 'TagInput',
  summary: 'Several values of one field, each typed and ended with Enter.',
  synonyms: ['chips', 'tokens', 'list of values', 'multiple values'],
  for: ['Tags, addresses, part numbers: short values that aren’t known beforehand.'],
  notFor: {
    'A few known options': 'CheckboxGroup',
    'One of many known options': 'Combobox',
    'Long text': 'TextArea',
  },
  keyboard: {
    Tab: 'Moves to the tags, then to the input.',
    Enter: 'Adds the typed text as a tag. In an empty input it sends the form.',
    Backspace: 'In an empty input, removes the last tag. On a tag, removes it.',
    Delete: 'On a tag, removes it.',
    ArrowRight: 'On a tag, moves to the next one.',
    ArrowLeft: 'On a tag, moves to the previous one.',
  },
  roles: {
    'tag-input-input': { role: 'textbox', name: 'the label of its Field' },
    'tag-input-list': { role: 'grid', name: 'the label of its Field' },
    'tag-input-tag': { role: 'row', name: 'its text' },
  },
  parts: {
    'tag-input': { ...states.filled, ...states.disabled },
    ...plainParts('tag-input-input', 'tag-input-list'),
    'tag-input-tag': { ...states.focused, ...states.focusVisible },
  },
  forcedColours: 'Tags have a border, and the focused one an outline.',
  touch: 'The button that removes a tag is 24 px square.',
  sources: {
    'ARIA Authoring Practices: grid for layout, pill list':
      'https://www.w3.org/WAI/ARIA/apg/patterns/grid/examples/layout-grids/',
    'React Aria: TagGroup': 'https://react-aria.adobe.com/TagGroup',
  },
});
