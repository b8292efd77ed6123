import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'ScrollArea',
  status: 'ready',
  summary: 'A scrollable area with thin scrollbars.',
  synonyms: ['scroll view', 'scrollbar', 'overflow', 'viewport', 'scroll pane'],
  for: ['A list of options, a log or a text with a fixed height.'],
  notFor: [
    {
      purpose: 'The whole screen',
      alternative: 'AppShellBody, which uses the browser’s scrollbars',
    },
    { purpose: 'Wide tables', alternative: 'TableScroll' },
    { purpose: 'The body of a dialog', alternative: 'DialogBody' },
    { purpose: 'Code', alternative: 'CodeBlock' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the area if it scrolls and nothing inside it can have focus.',
    },
    { keys: 'ArrowDown', action: 'Scrolls a line.', byBrowser: true },
    { keys: 'ArrowUp', action: 'Scrolls a line back.', byBrowser: true },
    { keys: 'PageDown', action: 'Scrolls a page.', byBrowser: true },
    { keys: 'End', action: 'Scrolls to the end.', byBrowser: true },
  ],
  roles: [
    { part: 'scroll-area-viewport', role: 'region, while it can be focused', name: '`label`' },
    { part: 'scroll-area-bar', role: 'none: the keyboard scrolls the region' },
  ],
  parts: [
    { part: 'scroll-area' },
    { part: 'scroll-area-viewport' },
    {
      part: 'scroll-area-bar',
      attributes: {
        'data-state': '`visible` or `hidden`',
        'data-orientation': '`horizontal` or `vertical`',
      },
    },
    { part: 'scroll-area-thumb', attributes: { 'data-state': '`visible` or `hidden`' } },
  ],
  forcedColours: 'The thumb is ButtonText.',
  touch: 'It scrolls by touch like any page. The scrollbars show the position.',
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
