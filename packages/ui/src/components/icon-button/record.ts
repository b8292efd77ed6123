import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'IconButton',
  status: 'ready',
  summary: 'A button with only an icon.',
  synonyms: ['icon'],
  for: ['Familiar icons, such as close, copy and more.'],
  notFor: [
    {
      purpose: 'Actions that need a label',
      alternative: 'Button',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves focus to the button.',
    },
    {
      keys: 'Enter',
      action: 'Activates the button.',
    },
    {
      keys: 'Space',
      action: 'Activates the button.',
    },
    {
      keys: 'Escape',
      action: 'Hides the reason why it’s disabled.',
    },
  ],
  roles: [
    {
      part: 'icon-button',
      role: 'button',
      name: '`label`; described by `disabledReason`',
    },
  ],
  parts: [
    {
      part: 'icon-button',
      attributes: {
        'data-state': 'That of the menu, dialog, popover or tooltip whose trigger renders as it',
        'data-orientation': 'That of the toolbar that it is in',
        'data-variant': '`primary`, `secondary`, `ghost` or `danger`',
      },
    },
  ],
  touch:
    'Tapping a disabled button shows why it’s disabled. At least 24 px in every density, and 36 px with a coarse pointer.',
  forcedColours: 'Ghost buttons have no outline until focused. The icon is ButtonText.',
  sources: [
    {
      title: 'APG: Button',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
    },
  ],
};
