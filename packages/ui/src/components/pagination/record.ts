import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Pagination',
  status: 'ready',
  summary: 'Links to the other pages of a list.',
  synonyms: ['pager', 'pages', 'next', 'previous'],
  for: ['Lists that are loaded one page at a time.'],
  notFor: [
    {
      purpose: 'Steps of a process',
      alternative: 'a list of steps',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the next link.',
    },
    {
      keys: 'Enter',
      action: 'Opens the page.',
    },
  ],
  roles: [
    {
      part: 'pagination',
      role: 'navigation',
      name: '`label`',
    },
    {
      part: 'pagination-page',
      role: 'link; `aria-current="page"`',
      name: 'its number',
    },
    {
      part: 'pagination-step',
      role: 'link',
      name: '`label`',
    },
  ],
  parts: [
    { part: 'pagination' },
    { part: 'pagination-summary' },
    { part: 'pagination-page' },
    { part: 'pagination-gap' },
    { part: 'pagination-step', attributes: { 'data-disabled': 'When there is no such page' } },
  ],
  forcedColours: 'The current page has a Highlight outline.',
  touch: 'At least 24 px in every density, and 36 px with a coarse pointer.',
  sources: [
    { title: 'WAI-ARIA: navigation', url: 'https://www.w3.org/TR/wai-aria-1.2/#navigation' },
    { title: 'WAI-ARIA: aria-current', url: 'https://www.w3.org/TR/wai-aria-1.2/#aria-current' },
  ],
};
