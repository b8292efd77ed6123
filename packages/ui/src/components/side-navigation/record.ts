import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'SideNavigation',
  status: 'ready',
  summary: 'Links to the application’s screens, in groups.',
  synonyms: ['sidebar', 'menu', 'nav'],
  for: ['The sidebar, and the drawer that replaces it on phones.'],
  notFor: [
    {
      purpose: 'Sections of one screen',
      alternative: 'NavigationTabs',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the next link.',
    },
    {
      keys: 'Enter',
      action: 'Follows the link.',
    },
  ],
  roles: [
    {
      part: 'side-navigation',
      role: 'navigation',
      name: '`label`',
    },
    {
      part: 'side-navigation-item',
      role: 'link; `aria-current="page"`',
      name: 'its text and count',
    },
  ],
  parts: [
    { part: 'side-navigation' },
    { part: 'side-navigation-group' },
    { part: 'side-navigation-item' },
  ],
  forcedColours: 'The current link has a Highlight outline.',
  touch: 'Items are 44 px high with a coarse pointer.',
  sources: [
    {
      title: 'APG: Landmark regions',
      url: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
    },
    { title: 'WAI-ARIA: aria-current', url: 'https://www.w3.org/TR/wai-aria-1.2/#aria-current' },
  ],
};
