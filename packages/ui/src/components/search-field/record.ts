import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'SearchField',
  status: 'ready',
  summary: 'Text to search for.',
  synonyms: ['search box', 'filter'],
  for: ['Searching a list.'],
  notFor: [
    {
      what: 'Choosing one of many',
      instead: 'a combobox',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the field.',
    },
    {
      keys: 'Escape',
      does: 'Empties it; in an empty field it is left to what is around.',
    },
  ],
  roles: [
    {
      part: 'text-field-input',
      role: 'searchbox',
      name: 'the label of its Field, or `aria-label`',
    },
  ],
  forcedColours: 'As a TextField; the button that clears it is ButtonText.',
  touch: 'The button that clears it is at least 24 px; the phone’s keyboard has its search key.',
  sources: [{ title: 'WAI-ARIA: searchbox', url: 'https://www.w3.org/TR/wai-aria-1.2/#searchbox' }],
};
