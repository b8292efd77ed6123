import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'DirectionProvider',
  status: 'ready',
  summary: 'Tells menus, tabs and popovers the direction of reading.',
  synonyms: ['right to left', 'rtl', 'bidi'],
  for: ['Once, around the application.'],
  notFor: [],
  keyboard: [],
  roles: [],
  sources: [],
};
