import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'Accordion',
  summary: 'Stacked sections that expand and collapse.',
  synonyms: ['collapse', 'disclosure', 'expander', 'details', 'summary', 'collapsible', 'fold'],
  for: [
    'Long pages where most people need only one or two sections.',
    'Form fields that are rarely needed.',
  ],
  notFor: {
    'Sections of which exactly one is shown': 'Tabs',
    'Content that everyone has to read': 'a Heading and plain text',
    'A short explanation of a value': 'Popover',
    'Expandable rows': 'Table',
  },
  keyboard: {
    Tab: 'Moves to the next title, or into the open section.',
    'Shift+Tab': 'Moves back.',
    Enter: 'Opens or closes the section.',
    Space: 'Opens or closes the section.',
    ArrowDown: 'Moves to the next title, or from the last to the first.',
    ArrowUp: 'Moves to the previous title.',
    Home: 'Moves to the first title.',
    End: 'Moves to the last title.',
  },
  roles: {
    'accordion-trigger': { role: 'button in a heading; `aria-expanded`', name: 'its text' },
    'accordion-panel': { role: 'region', name: 'its trigger' },
  },
  parts: {
    accordion: { 'data-orientation': '`vertical`' },
    'accordion-item': { ...states.open, ...states.disabled, ...states.vertical },
    'accordion-trigger': { ...states.open, ...states.disabled, ...states.vertical },
    'accordion-panel': { ...states.open, ...states.disabled, ...states.vertical },
  },
  forcedColours: 'The lines between sections stay visible. The arrow is ButtonText.',
  touch: 'The whole row is the target, 40 px high.',
  sources: {
    'APG: Accordion pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/',
  },
});
