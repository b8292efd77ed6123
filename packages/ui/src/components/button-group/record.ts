import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'ButtonGroup',
  summary: 'A few related buttons, joined into one control.',
  synonyms: ['split button', 'button bar', 'button set', 'joined buttons', 'action group'],
  for: ['An action with alternatives (a split button).', 'Previous and Next.'],
  notFor: {
    'Choosing one of a few options': 'ToggleGroup',
    'More than four buttons': 'Toolbar, which is a single tab stop',
    'A dialog’s buttons': 'DialogFooter',
    'Rarely used actions': 'Menu',
  },
  keyboard: {
    Tab: 'Moves to the next button.',
    'Shift+Tab': 'Moves to the previous button.',
    Enter: 'Activates the button.',
    Space: 'Activates the button.',
  },
  roles: {
    'button-group': { role: 'group', name: '`label`' },
  },
  parts: {
    'button-group': { 'data-orientation': '`horizontal` or `vertical`' },
  },
  forcedColours: 'Every button keeps its own outline.',
  touch: 'Buttons keep their full size and share edges.',
  sources: {
    'APG: Button pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
    'WAI-ARIA: group': 'https://www.w3.org/TR/wai-aria-1.2/#group',
  },
});
