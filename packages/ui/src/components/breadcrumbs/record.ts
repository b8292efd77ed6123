import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Breadcrumbs',
  status: 'ready',
  summary: 'Where one is, from the top.',
  synonyms: ['path', 'trail'],
  for: ['Screens that lie within others.'],
  notFor: [
    {
      what: 'Moving between places of the same rank',
      instead: 'SideNavigation or NavigationTabs',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves from link to link.',
    },
    {
      keys: 'Enter',
      does: 'Follows the link.',
    },
  ],
  roles: [
    {
      part: 'breadcrumbs',
      role: 'navigation',
      name: '`label`',
    },
    {
      part: 'breadcrumb',
      role: 'link; `aria-current="page"` on the last',
      name: 'its text',
    },
  ],
  forcedColours: 'Links take LinkText, and the current page CanvasText.',
  touch: 'Links are 24 px high, and apart.',
  sources: [
    {
      title: 'APG: Breadcrumb',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/',
    },
  ],
};
