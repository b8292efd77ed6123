import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Switch',
  status: 'ready',
  summary: 'On or off, effective at once.',
  synonyms: ['toggle'],
  for: ['Settings that are kept as soon as they are touched.'],
  notFor: [
    {
      what: 'A value that is sent with a form',
      instead: 'Checkbox',
    },
    { what: 'One way of a few', instead: 'ToggleGroup' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the switch.',
    },
    {
      keys: 'Space',
      does: 'Turns it on or off.',
    },
  ],
  roles: [
    {
      part: 'switch',
      role: 'switch',
      name: 'its text, or the label of its Field',
    },
  ],
  forcedColours: 'On is Highlight.',
  touch: 'The text is part of the target.',
  sources: [
    {
      title: 'APG: Switch',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
    },
  ],
};
