import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'Kbd',
  summary: 'A key or key combination.',
  synonyms: ['shortcut', 'hotkey', 'key cap'],
  for: ['Shortcuts in buttons, menus and help.'],
  notFor: {
    Code: 'Code',
  },
  roles: {
    kbd: { role: 'none: text' },
  },
  parts: {
    kbd: {},
  },
  forcedColours: 'It has an outline in CanvasText.',
  touch: 'Not interactive. Leave it out on devices without a keyboard.',
  sources: {
    'HTML: the kbd element':
      'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-kbd-element',
  },
});
