import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Breadcrumbs',
  status: 'ready',
  summary: 'The path from the home screen to the current screen.',
  synonyms: ['path', 'trail'],
  for: ['Screens nested within others.'],
  notFor: [
    {
      purpose: 'Moving between sibling screens',
      alternative: 'SideNavigation or NavigationTabs',
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
  parts: [{ part: 'breadcrumbs' }, { part: 'breadcrumb' }],
  forcedColours: 'Links are LinkText. The current page is CanvasText.',
  touch: 'Links are 24 px high, with space between them.',
  sources: [
    {
      title: 'APG: Breadcrumb',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/',
    },
  ],
};
