import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'SkipLink',
  status: 'ready',
  summary: 'The first stop of the Tab key: past the navigation, to the content.',
  synonyms: ['skip navigation', 'skip to content', 'bypass', 'jump link'],
  for: ['The first element of a page with navigation before its content. AppShell has one.'],
  notFor: [
    { what: 'A link that everybody sees', instead: 'Link' },
    { what: 'A table of contents', instead: 'SideNavigation' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the start of the page, shows it and moves focus to it.' },
    { keys: 'Enter', does: 'Moves focus to what it leads to.' },
  ],
  roles: [{ part: 'skip-link', role: 'link', name: 'its text' }],
  forcedColours: 'It has an outline, in the system’s link colour.',
  touch: 'Out of sight: nothing is to be skipped by touch.',
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
