import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'DatePicker',
  summary: 'A date, or a date and time, typed or picked from a calendar.',
  synonyms: ['date field', 'datetime', 'due date', 'DateTimePicker'],
  for: [
    'Dates in a form: `DatePicker`.',
    'Dates with a time of day, on a wall clock or in a time zone: `DateTimePicker`.',
  ],
  notFor: {
    'A time of day alone': 'TimeField',
    'A calendar that is always visible': 'Calendar',
    'Showing how long ago something happened': 'RelativeTime',
  },
  keyboard: {
    Tab: 'Moves to the next segment, then to the buttons.',
    ArrowUp: 'Increases the segment.',
    ArrowDown: 'Decreases the segment.',
    ArrowRight: 'Moves to the next segment.',
    ArrowLeft: 'Moves to the previous segment.',
    Backspace: 'Deletes the segment’s last digit.',
    'Alt+ArrowDown': 'Opens the calendar.',
    Enter: 'Opens the calendar on its button, and chooses a day in it.',
    Escape: 'Closes the calendar.',
  },
  roles: {
    'date-picker': { role: 'group', name: 'the label of its Field' },
    'date-segment': { role: 'spinbutton', name: 'what it holds, and the label of its Field' },
    'date-picker-button': { role: 'button', name: '“Open calendar”, and the label' },
    'date-picker-popup': { role: 'dialog', name: 'the label of its Field' },
  },
  parts: {
    'date-picker': {
      ...states.invalid,
      ...states.disabled,
      ...states.hovered,
      ...states.focusWithin,
    },
    'date-picker-button': {
      ...states.disabled,
      ...states.hovered,
      ...states.pressed,
      ...states.focused,
      ...states.focusVisible,
    },
    'date-picker-popup': {},
    'date-segment': {
      'data-type': '`day`, `month`, `hour`, …; `literal` for text between',
      'data-placeholder': 'While nothing is entered',
      ...states.hovered,
      ...states.focused,
      ...states.focusVisible,
      'data-invalid': 'While the value is not valid',
      'data-readonly': 'While the value can’t be changed',
      ...states.disabled,
    },
  },
  forcedColours: 'The focused segment and the chosen day take the system’s selection colours.',
  touch:
    'Segments open the phone’s number pad. The buttons are 24 px square, days in the calendar 32 px.',
  sources: {
    'ARIA Authoring Practices: spinbutton': 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
    'React Aria: DatePicker': 'https://react-aria.adobe.com/DatePicker',
  },
});
