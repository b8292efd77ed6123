import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'IconButton',
  summary: 'A button with only an icon.',
  synonyms: ['icon'],
  for: ['Familiar icons, such as close, copy and more.'],
  notFor: {
    'Actions that need a label': 'Button',
  },
  keyboard: {
    Tab: 'Moves focus to the button.',
    Enter: 'Activates the button.',
    Space: 'Activates the button.',
    Escape: 'Hides its tooltip: the label, or the reason why it’s disabled.',
  },
  roles: {
    'icon-button': { role: 'button', name: '`label`; described by `disabledReason`' },
  },
  parts: {
    'icon-button': {
      'data-state': 'That of the menu, dialog, popover or tooltip whose trigger renders as it',
      ...states.toolbarOrientation,
      'data-variant': '`primary`, `secondary`, `ghost` or `danger`',
    },
  },
  forcedColours: 'Ghost buttons have no outline until focused. The icon is ButtonText.',
  touch:
    'Tapping a disabled button shows why it’s disabled. At least 24 px in every density, and 44 px with a coarse pointer.',
  sources: {
    'APG: Button': 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  },
});
