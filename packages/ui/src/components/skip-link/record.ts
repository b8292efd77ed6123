import { componentRecord } from '../record.ts';

export const record = componentRecord({
  name: 'SkipLink',
  summary: 'A link that skips the navigation, shown when it has focus.',
  synonyms: ['skip navigation', 'skip to content', 'bypass', 'jump link'],
  for: [
    'The first element of a page whose navigation comes before its content. AppShell includes one.',
  ],
  notFor: {
    'Links that are always visible': 'Link',
    'Tables of contents': 'SideNavigation',
  },
  keyboard: {
    Tab: 'From the start of the page, moves to the link and shows it.',
    Enter: 'Moves focus to the content.',
  },
  roles: {
    'skip-link': { role: 'link', name: 'its text' },
  },
  parts: {
    'skip-link': {},
  },
  forcedColours: 'It has an outline in LinkText.',
  touch: 'Hidden, because touch users have nothing to skip.',
  sources: {
    'WCAG 2.4.1: Bypass Blocks': 'https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks',
    'WCAG technique G1': 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1',
  },
});
