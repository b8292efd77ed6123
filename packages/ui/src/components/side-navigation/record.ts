import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'SideNavigation',
  summary: 'Links to the application’s screens, in groups.',
  synonyms: ['sidebar', 'menu', 'nav'],
  for: ['The sidebar, and the drawer that replaces it on phones.'],
  notFor: {
    'Sections of one screen': 'NavigationTabs',
  },
  keyboard: {
    Tab: 'Moves to the next link.',
    Enter: 'Follows the link.',
  },
  roles: {
    'side-navigation': { role: 'navigation', name: '`label`' },
    'side-navigation-item': { role: 'link; `aria-current="page"`', name: 'its text and count' },
  },
  parts: plainParts('side-navigation', 'side-navigation-group', 'side-navigation-item'),
  forcedColours: 'The current link has a Highlight outline.',
  touch: 'Items are 44 px high with a coarse pointer.',
  sources: {
    'APG: Landmark regions': 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
    'WAI-ARIA: aria-current': 'https://www.w3.org/TR/wai-aria-1.2/#aria-current',
  },
});
