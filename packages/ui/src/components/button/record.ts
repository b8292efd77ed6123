import { componentRecord, states } from '../record.ts';

export const record = componentRecord({
  name: 'Button',
  summary: 'Starts an action.',
  synonyms: ['action', 'submit', 'call to action'],
  for: [
    'Actions such as saving, creating or opening a dialog.',
    'Submitting a form, with `type="submit"`.',
  ],
  notFor: {
    Navigation: 'Link, or a Button with `asChild` around a link',
    'Actions whose icon is enough': 'IconButton',
    'Settings that apply immediately': 'Switch or ToggleGroup',
  },
  keyboard: {
    Tab: 'Moves focus to the button.',
    Enter: 'Activates the button.',
    Space: 'Activates the button.',
    Escape: 'Hides the reason why it’s disabled.',
  },
  roles: {
    button: { role: 'button', name: 'its text; described by `disabledReason`' },
  },
  parts: {
    button: {
      'data-state': 'That of the menu, dialog, popover or tooltip whose trigger renders as it',
      ...states.toolbarOrientation,
      'data-variant': '`primary`, `secondary`, `ghost` or `danger`',
    },
  },
  forcedColours: 'Primary buttons are filled with ButtonText. Disabled buttons are GrayText.',
  touch:
    'Tapping a disabled button shows why it’s disabled. At least 24 px high in every density, and 44 px with a coarse pointer.',
  sources: {
    'APG: Button pattern': 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  },
});
