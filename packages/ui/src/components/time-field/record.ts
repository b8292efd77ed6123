import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'TimeField',
  status: 'ready',
  summary: 'A time of day, typed hour by minute.',
  synonyms: ['time picker', 'clock', 'hour'],
  for: ['Opening hours, shifts and appointments.'],
  notFor: [
    { purpose: 'A date with a time', alternative: 'DatePicker' },
    { purpose: 'A duration', alternative: 'TextField' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next segment.' },
    { keys: 'ArrowUp', action: 'Increases the segment.' },
    { keys: 'ArrowDown', action: 'Decreases the segment.' },
    { keys: 'ArrowRight', action: 'Moves to the next segment.' },
    { keys: 'ArrowLeft', action: 'Moves to the previous segment.' },
    { keys: 'Backspace', action: 'Deletes the segment’s last digit.' },
  ],
  roles: [
    { part: 'time-field', role: 'group', name: 'the label of its Field' },
    { part: 'date-segment', role: 'spinbutton', name: 'what it holds, and the label of its Field' },
  ],
  parts: [
    {
      part: 'time-field',
      attributes: {
        'data-invalid': 'While its value is not valid',
        'data-disabled': 'While it is disabled',
        'data-hovered': 'While it is pointed at',
        'data-focus-within': 'While a part of it has the focus',
        'data-focus-visible': 'While a part of it has the focus by keyboard',
      },
    },
    { part: 'date-segment' },
  ],
  forcedColours: 'The focused segment takes the system’s selection colours.',
  touch: 'Segments open the phone’s number pad.',
  sources: [
    {
      title: 'ARIA Authoring Practices: spinbutton',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
    },
    { title: 'React Aria: TimeField', url: 'https://react-aria.adobe.com/TimeField' },
  ],
};
