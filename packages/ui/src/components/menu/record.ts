import { componentRecord, plainParts, states } from '../record.ts';

export const record = componentRecord({
  name: 'Menu',
  summary: 'A list of actions that a button opens.',
  synonyms: ['dropdown', 'actions', 'overflow', 'kebab'],
  for: ['Actions that don’t fit next to each other.'],
  notFor: {
    'Choosing a value': 'Select',
    Navigation: 'SideNavigation or links',
    'Other content': 'Popover',
  },
  keyboard: {
    Enter: 'On the button, opens the menu on its first item. On an item, activates it.',
    Space: 'Same as Enter.',
    ArrowDown: 'On the button, opens the menu. In the menu, moves to the next item.',
    ArrowUp: 'Moves to the previous item.',
    Home: 'Moves to the first item.',
    End: 'Moves to the last item.',
    ArrowRight: 'Opens the submenu.',
    ArrowLeft: 'Closes the submenu.',
    Escape: 'Closes the menu and returns focus to the button.',
  },
  roles: {
    'menu-trigger': { role: 'button', name: 'its text, or that of its child' },
    'menu-content': { role: 'menu', name: 'the button' },
    'menu-item': { role: 'menuitem', name: 'its text; described by `disabledReason`' },
    'menu-checkbox-item': { role: 'menuitemcheckbox', name: 'its text' },
    'menu-radio-item': { role: 'menuitemradio', name: 'its text' },
  },
  parts: {
    'menu-trigger': { ...states.open, ...states.toolbarOrientation, ...states.triggerVariant },
    'menu-checkbox-item': { ...states.checked, ...states.highlighted, ...states.vertical },
    'menu-radio-group': {},
    'menu-radio-item': { ...states.checked, ...states.vertical },
    'menu-content': { ...states.open, ...states.align, ...states.vertical, ...states.side },
    ...plainParts('menu-group', 'menu-separator'),
    'menu-item': { ...states.disabled, ...states.highlighted, ...states.vertical },
    'menu-sub-trigger': { ...states.open, ...states.highlighted, ...states.vertical },
    'menu-sub-content': { ...states.open, ...states.align, ...states.vertical, ...states.side },
  },
  variables: {
    '--radix-dropdown-menu-content-available-height':
      'The room between its trigger and the edge of the window',
  },
  forcedColours: 'The focused item is Highlight.',
  touch: 'Items are 44 px high with a coarse pointer.',
  sources: {
    'APG: Menu button': 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
  },
});
