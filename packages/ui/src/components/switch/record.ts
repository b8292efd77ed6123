import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Switch',
  summary: 'Turns a setting on or off immediately.',
  synonyms: ['toggle'],
  for: ['Settings that are saved immediately.'],
  notFor: {
    'Values that are saved with a form': 'Checkbox',
    'One of a few options': 'ToggleGroup',
  },
  keyboard: {
    Tab: 'Moves focus to the switch.',
    Space: 'Turns the setting on or off.',
  },
  roles: {
    switch: { role: 'switch', name: 'its text, or the label of its Field' },
  },
  parts: plainParts('switch', 'switch-label'),
  forcedColours: 'The track is Highlight when on.',
  touch: 'The label is part of the target.',
  sources: {
    'APG: Switch': 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
  },
});
