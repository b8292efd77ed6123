import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'TextArea',
  summary: 'An input for several lines of text.',
  synonyms: ['multiline', 'notes'],
  for: ['Notes and descriptions.'],
  notFor: {
    'Single-line text': 'TextField',
  },
  keyboard: {
    Tab: 'Moves to and from the input. It never inserts a tab.',
    Enter: 'Inserts a line break.',
  },
  roles: {
    'text-area-input': { role: 'textbox, multiline', name: 'the label of its Field' },
  },
  parts: plainParts('text-area', 'text-area-input'),
  variables: {
    '--rows': 'The least number of lines, from `rows`',
  },
  forcedColours: 'Like TextField.',
  touch:
    'Text is 16 px with a coarse pointer, so that phones don’t zoom in. The height follows the text.',
  sources: {
    'WCAG 3.3.2: Labels or instructions':
      'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions',
  },
});
