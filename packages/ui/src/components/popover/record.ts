import { componentRecord, plainParts, states } from '../record.ts';

export const record = componentRecord({
  name: 'Popover',
  summary: 'A small window next to the control that opens it.',
  synonyms: ['popup', 'flyout', 'hover card'],
  for: ['An explanation, a filter or a few fields.'],
  notFor: {
    'Lists of actions': 'Menu',
    'A short description of a control': 'Tooltip',
    'Separate tasks': 'Dialog',
  },
  keyboard: {
    Enter:
      'On the trigger, opens the popover. Focus moves to its first field or button, or else to the popover.',
    Tab: 'Moves through the popover, then on through the page.',
    Escape: 'Closes the popover and returns focus to the trigger.',
  },
  roles: {
    'popover-content': { role: 'dialog', name: '`aria-label` or `aria-labelledby`' },
  },
  parts: {
    'popover-trigger': { ...states.open, ...states.triggerVariant },
    ...plainParts('popover-anchor', 'popover-close'),
    'popover-content': { ...states.open, ...states.align, ...states.side },
    'popover-body': {},
  },
  variables: {
    '--radix-popover-content-available-height':
      'The room between its trigger and the edge of the window',
  },
  forcedColours: 'An outline separates it from the page.',
  touch: 'Tapping outside closes it.',
  sources: {
    'APG: Disclosure': 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  },
});
