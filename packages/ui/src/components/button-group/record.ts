import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ButtonGroup',
  status: 'ready',
  summary: 'A few buttons that belong together.',
  synonyms: ['split button', 'button bar', 'button set', 'joined buttons', 'action group'],
  for: ['One action with further ways to do it.', 'Steps back and forth.'],
  notFor: [
    { what: 'One choice of a few', instead: 'ToggleGroup' },
    { what: 'More than some four buttons', instead: 'Toolbar, which is one stop of the Tab key' },
    { what: 'The actions of a dialog', instead: 'DialogFooter' },
    { what: 'Actions that are rarely needed', instead: 'Menu' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the first button, and on to each.' },
    { keys: 'Shift+Tab', does: 'Moves back.' },
    { keys: 'Enter', does: 'Presses the button.' },
    { keys: 'Space', does: 'Presses the button.' },
  ],
  roles: [{ part: 'button-group', role: 'group', name: '`label`' }],
  forcedColours: 'Every button keeps its own outline.',
  touch: 'The buttons are as large as alone; a small gap is not needed, as edges are shared.',
  sources: [
    { title: 'APG: Button pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
    { title: 'WAI-ARIA: group', url: 'https://www.w3.org/TR/wai-aria-1.2/#group' },
  ],
};
