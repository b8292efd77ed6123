import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Menu',
  status: 'ready',
  summary: 'A list of actions that a button opens.',
  synonyms: ['dropdown', 'actions', 'overflow', 'kebab'],
  for: ['Actions that don’t fit next to each other.'],
  notFor: [
    {
      purpose: 'Choosing a value',
      alternative: 'Select',
    },
    {
      purpose: 'Navigation',
      alternative: 'SideNavigation or links',
    },
    {
      purpose: 'Other content',
      alternative: 'Popover',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      action: 'On the button, opens the menu on its first item. On an item, activates it.',
    },
    {
      keys: 'Space',
      action: 'Same as Enter.',
    },
    {
      keys: 'ArrowDown',
      action: 'On the button, opens the menu. In the menu, moves to the next item.',
    },
    {
      keys: 'ArrowUp',
      action: 'Moves to the previous item.',
    },
    {
      keys: 'Home',
      action: 'Moves to the first item.',
    },
    {
      keys: 'End',
      action: 'Moves to the last item.',
    },
    {
      keys: 'ArrowRight',
      action: 'Opens the submenu.',
    },
    {
      keys: 'ArrowLeft',
      action: 'Closes the submenu.',
    },
    {
      keys: 'Escape',
      action: 'Closes the menu and returns focus to the button.',
    },
  ],
  roles: [
    {
      part: 'menu-trigger',
      role: 'button',
      name: 'its text, or that of its child',
    },
    {
      part: 'menu-content',
      role: 'menu',
      name: 'the button',
    },
    {
      part: 'menu-item',
      role: 'menuitem',
      name: 'its text; described by `disabledReason`',
    },
    {
      part: 'menu-checkbox-item',
      role: 'menuitemcheckbox',
      name: 'its text',
    },
    {
      part: 'menu-radio-item',
      role: 'menuitemradio',
      name: 'its text',
    },
  ],
  parts: [
    {
      part: 'menu-trigger',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-orientation': 'That of the toolbar that it is in',
        'data-variant': 'That of the Button or IconButton that it renders as',
      },
    },
    {
      part: 'menu-checkbox-item',
      attributes: {
        'data-state': '`checked` or `unchecked`',
        'data-highlighted': 'While it is pointed at or focused',
        'data-orientation': '`vertical`',
      },
    },
    { part: 'menu-radio-group' },
    {
      part: 'menu-radio-item',
      attributes: { 'data-state': '`checked` or `unchecked`', 'data-orientation': '`vertical`' },
    },
    {
      part: 'menu-content',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-align': '`start`, `center` or `end`',
        'data-orientation': '`vertical`',
        'data-side': '`top`, `right`, `bottom` or `left`',
      },
    },
    { part: 'menu-group' },
    { part: 'menu-separator' },
    {
      part: 'menu-item',
      attributes: {
        'data-disabled': 'While it is disabled',
        'data-highlighted': 'While it is pointed at or focused',
        'data-orientation': '`vertical`',
      },
    },
    {
      part: 'menu-sub-trigger',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-highlighted': 'While it is pointed at or focused',
        'data-orientation': '`vertical`',
      },
    },
    {
      part: 'menu-sub-content',
      attributes: {
        'data-state': '`open` or `closed`',
        'data-align': '`start`, `center` or `end`',
        'data-orientation': '`vertical`',
        'data-side': '`top`, `right`, `bottom` or `left`',
      },
    },
  ],
  variables: {
    '--radix-dropdown-menu-content-available-height':
      'The room between its trigger and the edge of the window',
  },
  forcedColours: 'The focused item is Highlight.',
  touch: 'Items are 44 px high with a coarse pointer.',
  sources: [
    {
      title: 'APG: Menu button',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
    },
  ],
};
