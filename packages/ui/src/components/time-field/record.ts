import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'TimeField',
  summary: 'A time of day, typed hour by minute.',
  synonyms: ['time picker', 'clock', 'hour'],
  for: ['Opening hours, shifts and appointments.'],
  notFor: {
    'A date with a time': 'DatePicker',
    'A duration': 'TextField',
  },
  keyboard: {
    Tab: 'Moves to the next segment.',
    ArrowUp: 'Increases the segment.',
    ArrowDown: 'Decreases the segment.',
    ArrowRight: 'Moves to the next segment.',
    ArrowLeft: 'Moves to the previous segment.',
    Backspace: 'Deletes the segment’s last digit.',
  },
  roles: {
    'time-field': { role: 'group', name: 'the label of its Field' },
    'date-segment': { role: 'spinbutton', name: 'what it holds, and the label of its Field' },
  },
  parts: {
    'time-field': {
      ...states.invalid,
      ...states.disabled,
      ...states.hovered,
      ...states.focusWithin,
    },
    'date-segment': {},
  },
  forcedColours: 'The focused segment takes the system’s selection colours.',
  touch: 'Segments open the phone’s number pad.',
  sources: {
    'ARIA Authoring Practices: spinbutton': 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
    'React Aria: TimeField': 'https://react-aria.adobe.com/TimeField',
  },
});
