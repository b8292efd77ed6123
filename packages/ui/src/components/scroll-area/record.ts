import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ScrollArea',
  status: 'ready',
  summary: 'A part of the page that scrolls by itself, with thin bars.',
  synonyms: ['scroll view', 'scrollbar', 'overflow', 'viewport', 'scroll pane'],
  for: ['A list of choices, a log or a text of a fixed height beside other things.'],
  notFor: [
    { what: 'The screen itself', instead: 'AppShellBody: the browser’s own bars' },
    { what: 'A wide table', instead: 'TableScroll' },
    { what: 'The body of a dialog', instead: 'DialogBody' },
    { what: 'Code', instead: 'CodeBlock' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Stops at it where it scrolls and nothing in it takes focus.' },
    { keys: 'ArrowDown', does: 'Scrolls a line.', byBrowser: true },
    { keys: 'ArrowUp', does: 'Scrolls a line back.', byBrowser: true },
    { keys: 'PageDown', does: 'Scrolls a page.', byBrowser: true },
    { keys: 'End', does: 'Scrolls to the end.', byBrowser: true },
  ],
  roles: [
    { part: 'scroll-area-viewport', role: 'region, while it is a stop', name: '`label`' },
    { part: 'scroll-area-bar', role: 'none: the keyboard scrolls the region itself' },
  ],
  forcedColours: 'The thumb is ButtonText.',
  touch: 'It scrolls by touch as any page; the bars only show where one is.',
  sources: [
    {
      title: 'WCAG 2.1.1: Keyboard',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard',
    },
    {
      title: 'axe: scrollable regions take focus',
      url: 'https://dequeuniversity.com/rules/axe/4.10/scrollable-region-focusable',
    },
  ],
};
