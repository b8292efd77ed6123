import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ButtonGroup',
  status: 'ready',
  summary: 'A few related buttons, joined into one control.',
  synonyms: ['split button', 'button bar', 'button set', 'joined buttons', 'action group'],
  for: ['An action with alternatives (a split button).', 'Previous and Next.'],
  notFor: [
    { purpose: 'Choosing one of a few options', alternative: 'ToggleGroup' },
    { purpose: 'More than four buttons', alternative: 'Toolbar, which is a single tab stop' },
    { purpose: 'A dialog’s buttons', alternative: 'DialogFooter' },
    { purpose: 'Rarely used actions', alternative: 'Menu' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next button.' },
    { keys: 'Shift+Tab', action: 'Moves to the previous button.' },
    { keys: 'Enter', action: 'Activates the button.' },
    { keys: 'Space', action: 'Activates the button.' },
  ],
  roles: [{ part: 'button-group', role: 'group', name: '`label`' }],
  parts: [
    { part: 'button-group', attributes: { 'data-orientation': '`horizontal` or `vertical`' } },
  ],
  forcedColours: 'Every button keeps its own outline.',
  touch: 'Buttons keep their full size and share edges.',
  sources: [
    { title: 'APG: Button pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/' },
    { title: 'WAI-ARIA: group', url: 'https://www.w3.org/TR/wai-aria-1.2/#group' },
  ],
};
