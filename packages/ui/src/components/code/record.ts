import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Code',
  status: 'ready',
  summary: 'Code, commands and technical names.',
  synonyms: ['snippet', 'pre', 'monospace'],
  for: ['Commands to copy and SQL for developers.'],
  notFor: [
    {
      purpose: 'Content that everyone has to read',
      alternative: 'plain text',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to a scrollable block, then to its Copy button.',
    },
    {
      keys: 'ArrowRight',
      action: 'Scrolls the focused block.',
      byBrowser: true,
    },
    {
      keys: 'Enter',
      action: 'On the Copy button, copies the code and confirms it.',
    },
  ],
  roles: [
    {
      part: 'code-block',
      role: 'region, while it is scrollable',
      name: '`label`',
    },
  ],
  parts: [
    { part: 'code' },
    { part: 'code-block' },
    {
      part: 'copy-button',
      attributes: {
        'data-copied': 'For two seconds after copying',
        'data-variant': '`ghost`, or its `variant`',
      },
    },
  ],
  forcedColours: 'An outline replaces the background.',
  touch: 'It scrolls by touch. The Copy button is always visible.',
  sources: [
    {
      title: 'WCAG 2.1.1: Keyboard',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard',
    },
  ],
};
