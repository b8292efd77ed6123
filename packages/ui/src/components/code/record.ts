import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Code',
  summary: 'Code, commands and technical names.',
  synonyms: ['snippet', 'pre', 'monospace'],
  for: ['Commands to copy and SQL for developers.'],
  notFor: {
    'Content that everyone has to read': 'plain text',
  },
  keyboard: {
    Tab: 'Moves to a scrollable block, then to its Copy button.',
    ArrowRight: 'Scrolls the focused block.',
    Enter: 'On the Copy button, copies the code and confirms it.',
  },
  browserKeys: ['ArrowRight'],
  roles: {
    'code-block': { role: 'region, while it is scrollable', name: '`label`' },
  },
  parts: {
    ...plainParts('code', 'code-block'),
    'copy-button': {
      'data-copied': 'For two seconds after copying',
      'data-variant': '`ghost`, or its `variant`',
    },
  },
  forcedColours: 'An outline replaces the background.',
  touch: 'It scrolls by touch. The Copy button is always visible.',
  sources: {
    'WCAG 2.1.1: Keyboard': 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard',
  },
});
