import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Breadcrumbs',
  summary: 'The path from the home screen to the current screen.',
  synonyms: ['path', 'trail'],
  for: ['Screens nested within others.'],
  notFor: {
    'Moving between sibling screens': 'SideNavigation or NavigationTabs',
  },
  keyboard: {
    Tab: 'Moves to the next link.',
    Enter: 'Follows the link.',
  },
  roles: {
    breadcrumbs: { role: 'navigation', name: '`label`' },
    breadcrumb: { role: 'link; `aria-current="page"` on the last', name: 'its text' },
  },
  parts: plainParts('breadcrumbs', 'breadcrumb'),
  forcedColours: 'Links are LinkText. The current page is CanvasText.',
  touch: 'Links are 24 px high, with space between them.',
  sources: {
    'APG: Breadcrumb': 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/',
  },
});
