import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Accordion',
  status: 'ready',
  summary: 'Parts of a page below each other, of which one opens what is needed.',
  synonyms: ['collapse', 'disclosure', 'expander', 'details', 'summary', 'collapsible', 'fold'],
  for: ['Long pages of which a person needs one or two parts.', 'What is rarely needed in a form.'],
  notFor: [
    { what: 'Parts of which one is always shown', instead: 'Tabs' },
    { what: 'What everybody has to read', instead: 'Heading, and the text below it' },
    { what: 'A word of help beside a value', instead: 'Popover' },
    { what: 'Rows that open', instead: 'a table' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next title, or into the part that is open.' },
    { keys: 'Shift+Tab', does: 'Moves back.' },
    { keys: 'Enter', does: 'Opens or closes the part.' },
    { keys: 'Space', does: 'Opens or closes the part.' },
    { keys: 'ArrowDown', does: 'Moves to the next title; from the last to the first.' },
    { keys: 'ArrowUp', does: 'Moves to the title before.' },
    { keys: 'Home', does: 'Moves to the first title.' },
    { keys: 'End', does: 'Moves to the last title.' },
  ],
  roles: [
    { part: 'accordion-trigger', role: 'button in a heading; `aria-expanded`', name: 'its text' },
    { part: 'accordion-panel', role: 'region', name: 'its trigger' },
  ],
  forcedColours: 'Lines between the parts stay, and the arrow is ButtonText.',
  touch: 'The whole row is the target, 40 px high.',
  sources: [
    { title: 'APG: Accordion pattern', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/' },
  ],
};
