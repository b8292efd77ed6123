import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'TimeField',
  status: 'ready',
  summary: 'A time of day, typed hour by minute.',
  synonyms: ['time picker', 'clock', 'hour'],
  for: ['Opening hours, shifts and appointments.'],
  notFor: [
    { what: 'A date with a time', instead: 'DatePicker' },
    { what: 'A duration', instead: 'TextField' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next segment.' },
    { keys: 'ArrowUp', does: 'Increases the segment.' },
    { keys: 'ArrowDown', does: 'Decreases the segment.' },
    { keys: 'ArrowRight', does: 'Moves to the next segment.' },
    { keys: 'ArrowLeft', does: 'Moves to the previous segment.' },
    { keys: 'Backspace', does: 'Deletes the segment’s last digit.' },
  ],
  roles: [
    { part: 'time-field', role: 'group', name: 'the label of its Field' },
    { part: 'date-segment', role: 'spinbutton', name: 'what it holds, and the label of its Field' },
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
