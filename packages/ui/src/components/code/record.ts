import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Code',
  status: 'ready',
  summary: 'A name, value or text as a machine writes it.',
  synonyms: ['snippet', 'pre', 'monospace'],
  for: ['Commands to copy, SQL for developers.'],
  notFor: [
    {
      what: 'What everyone has to read',
      instead: 'words',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to a block that scrolls, and to its button.',
    },
    {
      keys: 'ArrowRight',
      does: 'Scrolls a focused block.',
      byBrowser: true,
    },
    {
      keys: 'Enter',
      does: 'On the button, copies and says so.',
    },
  ],
  roles: [
    {
      part: 'code-block',
      role: 'region while it scrolls',
      name: '`label`',
    },
  ],
  forcedColours: 'A block has an outline, as its ground is lost.',
  touch: 'It scrolls by touch; the button that copies is always there.',
  sources: [
    {
      title: 'WCAG 2.1.1: Keyboard',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard',
    },
  ],
};
