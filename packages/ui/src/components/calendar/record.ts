import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'Calendar',
  summary: 'A month to choose a day from.',
  synonyms: ['month', 'day picker'],
  for: ['Choosing a day while seeing its weekday and the days around it.'],
  notFor: {
    'A date in a form': 'DatePicker',
    'A time of day': 'TimeField',
  },
  keyboard: {
    Tab: 'Moves between the month buttons and the days.',
    ArrowRight: 'Moves to the next day.',
    ArrowLeft: 'Moves to the previous day.',
    ArrowDown: 'Moves to the same weekday of the next week.',
    ArrowUp: 'Moves to the same weekday of the previous week.',
    PageDown: 'Moves to the same day of the next month.',
    PageUp: 'Moves to the same day of the previous month.',
    Home: 'Moves to the first day of the month.',
    End: 'Moves to the last day of the month.',
    Enter: 'Chooses the day.',
    Space: 'Chooses the day.',
  },
  roles: {
    calendar: {
      role: 'application',
      name: '`aria-label` or the label of its Field, and the month',
    },
    'calendar-grid': { role: 'grid', name: 'the month' },
    'calendar-day': { role: 'button', name: 'the date in full' },
  },
  parts: {
    calendar: { ...states.filled, ...states.disabled },
    'calendar-day': {
      'data-selected': 'On the chosen day',
      'data-chosen': 'On the chosen day of a disabled calendar',
      'data-today': 'On today',
      'data-outside-month': 'On a day of the month before or after',
      ...states.disabled,
      ...states.focused,
      ...states.focusVisible,
      ...states.pressed,
    },
    'calendar-grid': {},
  },
  forcedColours:
    'The chosen day takes the system’s selection colours, and that of a disabled calendar an outline in GrayText.',
  touch: 'Days are 32 px square.',
  sources: {
    'ARIA Authoring Practices: date picker dialog':
      'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
    'React Aria: Calendar': 'https://react-aria.adobe.com/Calendar',
  },
});
