import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Switch',
  status: 'ready',
  summary: 'Turns a setting on or off immediately.',
  synonyms: ['toggle'],
  for: ['Settings that are saved immediately.'],
  notFor: [
    {
      what: 'Values that are saved with a form',
      instead: 'Checkbox',
    },
    { what: 'One of a few options', instead: 'ToggleGroup' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the switch.',
    },
    {
      keys: 'Space',
      does: 'Turns the setting on or off.',
    },
  ],
  roles: [
    {
      part: 'switch',
      role: 'switch',
      name: 'its text, or the label of its Field',
    },
  ],
  forcedColours: 'The track is Highlight when on.',
  touch: 'The label is part of the target.',
  sources: [
    {
      title: 'APG: Switch',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
    },
  ],
};
