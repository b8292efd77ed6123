import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Menu',
  status: 'ready',
  summary: 'A button’s list of actions.',
  synonyms: ['dropdown', 'actions', 'overflow', 'kebab'],
  for: ['More actions than fit beside each other.'],
  notFor: [
    {
      what: 'Choosing a value',
      instead: 'Select',
    },
    {
      what: 'Going to other screens',
      instead: 'SideNavigation or links',
    },
    {
      what: 'Content other than items',
      instead: 'Popover',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'On the button, opens on the first item; on an item, does it.',
    },
    {
      keys: 'Space',
      does: 'The same as Enter.',
    },
    {
      keys: 'ArrowDown',
      does: 'On the button, opens; in the menu, the next item.',
    },
    {
      keys: 'ArrowUp',
      does: 'The item before.',
    },
    {
      keys: 'Home',
      does: 'The first item.',
    },
    {
      keys: 'End',
      does: 'The last item.',
    },
    {
      keys: 'ArrowRight',
      does: 'Opens the menu within.',
    },
    {
      keys: 'ArrowLeft',
      does: 'Closes the menu within.',
    },
    {
      keys: 'Escape',
      does: 'Closes, and returns to the button.',
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
  forcedColours: 'The item at hand is Highlight.',
  touch: 'Items are 44 px high with a coarse pointer.',
  sources: [
    {
      title: 'APG: Menu button',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
    },
  ],
};
