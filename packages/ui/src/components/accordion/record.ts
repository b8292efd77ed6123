import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Accordion',
  status: 'ready',
  summary: 'Stacked sections that expand and collapse.',
  synonyms: ['collapse', 'disclosure', 'expander', 'details', 'summary', 'collapsible', 'fold'],
  for: [
    'Long pages where most people need only one or two sections.',
    'Form fields that are rarely needed.',
  ],
  notFor: [
    { purpose: 'Sections of which exactly one is shown', alternative: 'Tabs' },
    { purpose: 'Content that everyone has to read', alternative: 'a Heading and plain text' },
    { purpose: 'A short explanation of a value', alternative: 'Popover' },
    { purpose: 'Expandable rows', alternative: 'Table' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next title, or into the open section.' },
    { keys: 'Shift+Tab', action: 'Moves back.' },
    { keys: 'Enter', action: 'Opens or closes the section.' },
    { keys: 'Space', action: 'Opens or closes the section.' },
    { keys: 'ArrowDown', action: 'Moves to the next title, or from the last to the first.' },
    { keys: 'ArrowUp', action: 'Moves to the previous title.' },
    { keys: 'Home', action: 'Moves to the first title.' },
    { keys: 'End', action: 'Moves to the last title.' },
  ],
  roles: [
    { part: 'accordion-trigger', role: 'button in a heading; `aria-expanded`', name: 'its text' },
    { part: 'accordion-panel', role: 'region', name: 'its trigger' },
  ],
  parts: [
    { part: 'accordion', attributes: { 'data-orientation': '`vertical`' } },
    {
      part: 'accordion-item',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-disabled': 'While it is disabled',
        'data-orientation': '`vertical`',
      },
    },
    {
      part: 'accordion-trigger',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-disabled': 'While it is disabled',
        'data-orientation': '`vertical`',
      },
    },
    {
      part: 'accordion-panel',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-disabled': 'While it is disabled',
        'data-orientation': '`vertical`',
      },
    },
  ],
  forcedColours: 'The lines between sections stay visible. The arrow is ButtonText.',
  touch: 'The whole row is the target, 40 px high.',
  sources: [
    { title: 'APG: Accordion pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/' },
  ],
};
