import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'SearchField',
  summary: 'An input for a search term.',
  synonyms: ['search box', 'filter'],
  for: ['Searching a list.'],
  notFor: {
    'Choosing from many options': 'a combobox',
  },
  keyboard: {
    Tab: 'Moves to the input.',
    Escape:
      'Clears the input. If it’s already empty, the key is left to the surrounding dialog or menu.',
  },
  roles: {
    'text-field-input': { role: 'searchbox', name: 'the label of its Field, or `aria-label`' },
  },
  parts: {},
  forcedColours: 'Like TextField. The Clear button is ButtonText.',
  touch: 'The Clear button is at least 24 px. The on-screen keyboard has a search key.',
  sources: {
    'WAI-ARIA: searchbox': 'https://www.w3.org/TR/wai-aria-1.2/#searchbox',
  },
});
