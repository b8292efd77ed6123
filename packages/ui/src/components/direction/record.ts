import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'DirectionProvider',
  status: 'ready',
  summary: 'Sets the reading direction for menus, tabs and popovers.',
  synonyms: ['right to left', 'rtl', 'bidi'],
  for: ['Once, around the application.'],
  notFor: [
    {
      purpose: 'A phrase in the other direction within a text',
      alternative: '`dir` on its element',
    },
  ],
  keyboard: [],
  roles: [],
  parts: [],
  forcedColours: 'It has no visual appearance.',
  touch: 'Not interactive.',
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
