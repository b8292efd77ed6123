import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'DirectionProvider',
  status: 'ready',
  summary: 'Tells menus, tabs and popovers the direction of reading.',
  synonyms: ['right to left', 'rtl', 'bidi'],
  for: ['Once, around the application.'],
  notFor: [{ what: 'A word of another direction within a text', instead: '`dir` on its element' }],
  keyboard: [],
  roles: [],
  forcedColours: 'It draws nothing.',
  touch: 'Nothing to press.',
  sources: [
    {
      title: 'HTML: the dir attribute',
      url: 'https://html.spec.whatwg.org/multipage/dom.html#the-dir-attribute',
    },
    {
      title: 'W3C: Structural markup and right-to-left text',
      url: 'https://www.w3.org/International/questions/qa-html-dir',
    },
  ],
};
