import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'Pagination',
  summary: 'Links to the other pages of a list.',
  synonyms: ['pager', 'pages', 'next', 'previous'],
  for: ['Lists that are loaded one page at a time.'],
  notFor: {
    'Steps of a process': 'a list of steps',
  },
  keyboard: {
    Tab: 'Moves to the next link.',
    Enter: 'Opens the page.',
  },
  roles: {
    pagination: { role: 'navigation', name: '`label`' },
    'pagination-page': { role: 'link; `aria-current="page"`', name: 'its number' },
    'pagination-step': { role: 'link', name: '`label`' },
  },
  parts: {
    ...plainParts('pagination', 'pagination-summary', 'pagination-page', 'pagination-gap'),
    'pagination-step': { 'data-disabled': 'When there is no such page' },
  },
  forcedColours: 'The current page has a Highlight outline.',
  touch: 'At least 24 px in every density, and 44 px with a coarse pointer.',
  sources: {
    'WAI-ARIA: navigation': 'https://www.w3.org/TR/wai-aria-1.2/#navigation',
    'WAI-ARIA: aria-current': 'https://www.w3.org/TR/wai-aria-1.2/#aria-current',
  },
});
