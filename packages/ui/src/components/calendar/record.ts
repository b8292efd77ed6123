import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Calendar',
  status: 'ready',
  summary: 'A month to choose a day from.',
  synonyms: ['month', 'day picker'],
  for: ['Choosing a day while seeing its weekday and the days around it.'],
  notFor: [
    { what: 'A date in a form', instead: 'DatePicker' },
    { what: 'A time of day', instead: 'TimeField' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between the month buttons and the days.' },
    { keys: 'ArrowRight', does: 'Moves to the next day.' },
    { keys: 'ArrowLeft', does: 'Moves to the previous day.' },
    { keys: 'ArrowDown', does: 'Moves to the same weekday of the next week.' },
    { keys: 'ArrowUp', does: 'Moves to the same weekday of the previous week.' },
    { keys: 'PageDown', does: 'Moves to the same day of the next month.' },
    { keys: 'PageUp', does: 'Moves to the same day of the previous month.' },
    { keys: 'Home', does: 'Moves to the first day of the month.' },
    { keys: 'End', does: 'Moves to the last day of the month.' },
    { keys: 'Enter', does: 'Chooses the day.' },
    { keys: 'Space', does: 'Chooses the day.' },
  ],
  roles: [
    { part: 'calendar', role: 'application', name: '`aria-label`, and the month' },
    { part: 'calendar-grid', role: 'grid', name: 'the month' },
    { part: 'calendar-day', role: 'button', name: 'the date in full' },
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
