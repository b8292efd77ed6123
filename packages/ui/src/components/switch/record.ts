import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Switch',
  status: 'ready',
  summary: 'Turns a setting on or off immediately.',
  synonyms: ['toggle'],
  for: ['Settings that are saved immediately.'],
  notFor: [
    {
      purpose: 'Values that are saved with a form',
      alternative: 'Checkbox',
    },
    { purpose: 'One of a few options', alternative: 'ToggleGroup' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves focus to the switch.',
    },
    {
      keys: 'Space',
      action: 'Turns the setting on or off.',
    },
  ],
  roles: [
    {
      part: 'switch',
      role: 'switch',
      name: 'its text, or the label of its Field',
    },
  ],
  parts: [{ part: 'switch' }, { part: 'switch-label' }],
  forcedColours: 'The track is Highlight when on.',
  touch: 'The label is part of the target.',
  sources: [
    {
      title: 'APG: Switch',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
    },
  ],
};
