import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Calendar',
  status: 'ready',
  summary: 'A month to choose a day from.',
  synonyms: ['month', 'day picker'],
  for: ['Choosing a day while seeing its weekday and the days around it.'],
  notFor: [
    { purpose: 'A date in a form', alternative: 'DatePicker' },
    { purpose: 'A time of day', alternative: 'TimeField' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves between the month buttons and the days.' },
    { keys: 'ArrowRight', action: 'Moves to the next day.' },
    { keys: 'ArrowLeft', action: 'Moves to the previous day.' },
    { keys: 'ArrowDown', action: 'Moves to the same weekday of the next week.' },
    { keys: 'ArrowUp', action: 'Moves to the same weekday of the previous week.' },
    { keys: 'PageDown', action: 'Moves to the same day of the next month.' },
    { keys: 'PageUp', action: 'Moves to the same day of the previous month.' },
    { keys: 'Home', action: 'Moves to the first day of the month.' },
    { keys: 'End', action: 'Moves to the last day of the month.' },
    { keys: 'Enter', action: 'Chooses the day.' },
    { keys: 'Space', action: 'Chooses the day.' },
  ],
  roles: [
    { part: 'calendar', role: 'application', name: '`aria-label`, and the month' },
    { part: 'calendar-grid', role: 'grid', name: 'the month' },
    { part: 'calendar-day', role: 'button', name: 'the date in full' },
  ],
  parts: [
    { part: 'calendar', attributes: { 'data-disabled': 'While it is disabled' } },
    {
      part: 'calendar-day',
      attributes: {
        'data-selected': 'On the chosen day',
        'data-outside-month': 'On a day of the month before or after',
        'data-disabled': 'While it is disabled',
        'data-focused': 'While it has the focus',
        'data-focus-visible': 'While it has the focus by keyboard',
        'data-pressed': 'While it is pressed',
      },
    },
    { part: 'calendar-grid' },
  ],
  forcedColours: 'The chosen day takes the system’s selection colours.',
  touch: 'Days are 32 px square.',
  sources: [
    {
      title: 'ARIA Authoring Practices: date picker dialog',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
    },
    { title: 'React Aria: Calendar', url: 'https://react-aria.adobe.com/Calendar' },
  ],
};
