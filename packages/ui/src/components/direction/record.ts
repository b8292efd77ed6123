import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'DirectionProvider',
  summary: 'Sets the reading direction for menus, tabs and popovers.',
  synonyms: ['right to left', 'rtl', 'bidi'],
  for: ['Once, around the application.'],
  notFor: {
    'A phrase in the other direction within a text': '`dir` on its element',
  },
  roles: {},
  parts: {},
  forcedColours: 'It has no visual appearance.',
  touch: 'Not interactive.',
  sources: {
    'HTML: the dir attribute': 'https://html.spec.whatwg.org/multipage/dom.html#the-dir-attribute',
    'W3C: Structural markup and right-to-left text':
      'https://www.w3.org/International/questions/qa-html-dir',
  },
});
