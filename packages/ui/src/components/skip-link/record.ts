import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'SkipLink',
  status: 'ready',
  summary: 'A link that skips the navigation, shown when it has focus.',
  synonyms: ['skip navigation', 'skip to content', 'bypass', 'jump link'],
  for: [
    'The first element of a page whose navigation comes before its content. AppShell includes one.',
  ],
  notFor: [
    { purpose: 'Links that are always visible', alternative: 'Link' },
    { purpose: 'Tables of contents', alternative: 'SideNavigation' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'From the start of the page, moves to the link and shows it.' },
    { keys: 'Enter', action: 'Moves focus to the content.' },
  ],
  roles: [{ part: 'skip-link', role: 'link', name: 'its text' }],
  parts: [{ part: 'skip-link' }],
  forcedColours: 'It has an outline in LinkText.',
  touch: 'Hidden, because touch users have nothing to skip.',
  sources: [
    {
      title: 'WCAG 2.4.1: Bypass Blocks',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks',
    },
    {
      title: 'WCAG technique G1',
      url: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1',
    },
  ],
};
