import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'DatePicker',
  status: 'ready',
  summary: 'A date, or a date and time, typed or picked from a calendar.',
  synonyms: ['date field', 'datetime', 'due date', 'DateTimePicker'],
  for: [
    'Dates in a form: `DatePicker`.',
    'Dates with a time of day, on a wall clock or in a time zone: `DateTimePicker`.',
  ],
  notFor: [
    { purpose: 'A time of day alone', alternative: 'TimeField' },
    { purpose: 'A calendar that is always visible', alternative: 'Calendar' },
    { purpose: 'Showing how long ago something happened', alternative: 'RelativeTime' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next segment, then to the buttons.' },
    { keys: 'ArrowUp', action: 'Increases the segment.' },
    { keys: 'ArrowDown', action: 'Decreases the segment.' },
    { keys: 'ArrowRight', action: 'Moves to the next segment.' },
    { keys: 'ArrowLeft', action: 'Moves to the previous segment.' },
    { keys: 'Backspace', action: 'Deletes the segment’s last digit.' },
    { keys: 'Alt+ArrowDown', action: 'Opens the calendar.' },
    { keys: 'Enter', action: 'Opens the calendar on its button, and chooses a day in it.' },
    { keys: 'Escape', action: 'Closes the calendar.' },
  ],
  roles: [
    { part: 'date-picker', role: 'group', name: 'the label of its Field' },
    { part: 'date-segment', role: 'spinbutton', name: 'what it holds, and the label of its Field' },
    { part: 'date-picker-button', role: 'button', name: '“Open calendar”, and the label' },
    { part: 'date-picker-popup', role: 'dialog', name: 'the label of its Field' },
  ],
  parts: [
    {
      part: 'date-picker',
      attributes: {
        'data-invalid': 'While its value is not valid',
        'data-disabled': 'While it is disabled',
        'data-hovered': 'While it is pointed at',
        'data-focus-within': 'While a part of it has the focus',
        'data-focus-visible': 'While a part of it has the focus by keyboard',
      },
    },
    {
      part: 'date-picker-button',
      attributes: {
        'data-disabled': 'While it is disabled',
        'data-hovered': 'While it is pointed at',
        'data-pressed': 'While it is pressed',
        'data-focused': 'While it has the focus',
        'data-focus-visible': 'While it has the focus by keyboard',
      },
    },
    { part: 'date-picker-popup' },
    {
      part: 'date-segment',
      attributes: {
        'data-type': '`day`, `month`, `hour`, …; `literal` for what stands between',
        'data-placeholder': 'While nothing is entered',
        'data-focused': 'While it has the focus',
      },
    },
  ],
  forcedColours: 'The focused segment and the chosen day take the system’s selection colours.',
  touch:
    'Segments open the phone’s number pad. The buttons are 24 px square, days in the calendar 32 px.',
  sources: [
    {
      title: 'ARIA Authoring Practices: spinbutton',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
    },
    { title: 'React Aria: DatePicker', url: 'https://react-aria.adobe.com/DatePicker' },
  ],
};
