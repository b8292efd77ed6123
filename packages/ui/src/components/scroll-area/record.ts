import { componentRecord, plainParts, states } from '../record.ts';

export const record = componentRecord({
  name: 'ScrollArea',
  summary: 'A scrollable area with thin scrollbars.',
  synonyms: ['scroll view', 'scrollbar', 'overflow', 'viewport', 'scroll pane'],
  for: ['A list of options, a log or a text with a fixed height.'],
  notFor: {
    'The whole screen': 'AppShellBody, which uses the browser’s scrollbars',
    'Wide tables': 'TableScroll',
    'The body of a dialog': 'DialogBody',
    Code: 'CodeBlock',
  },
  keyboard: {
    Tab: 'Moves to the area if it scrolls and nothing inside it can have focus.',
    ArrowDown: 'Scrolls a line.',
    ArrowUp: 'Scrolls a line back.',
    PageDown: 'Scrolls a page.',
    End: 'Scrolls to the end.',
  },
  browserKeys: ['ArrowDown', 'ArrowUp', 'PageDown', 'End'],
  roles: {
    'scroll-area-viewport': { role: 'region, while it can be focused', name: '`label`' },
    'scroll-area-bar': { role: 'none: the keyboard scrolls the region' },
  },
  parts: {
    ...plainParts('scroll-area', 'scroll-area-viewport'),
    'scroll-area-bar': { 'data-state': '`visible` or `hidden`', ...states.eitherOrientation },
    'scroll-area-thumb': { 'data-state': '`visible` or `hidden`' },
  },
  forcedColours: 'The thumb is ButtonText.',
  touch: 'It scrolls by touch like any page. The scrollbars show the position.',
  sources: {
    'WCAG 2.1.1: Keyboard': 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard',
    'axe: scrollable regions take focus':
      'https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable',
  },
});
