import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Kbd',
  status: 'ready',
  summary: 'A key, or keys pressed together.',
  synonyms: ['shortcut', 'hotkey', 'key cap'],
  for: ['Shortcuts in buttons, menus and help.'],
  notFor: [
    {
      what: 'Code',
      instead: 'Code',
    },
  ],
  keyboard: [],
  roles: [
    {
      part: 'kbd',
      role: 'none: text',
    },
  ],
  sources: [],
};
