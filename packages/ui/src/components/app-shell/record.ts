import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'AppShell',
  status: 'ready',
  summary: 'The frame of the application: navigation beside or below, the screen in the middle.',
  synonyms: ['layout', 'frame', 'sidebar', 'tab bar'],
  for: ['The one frame around every screen of a signed-in person.'],
  notFor: [
    {
      what: 'A page that stands alone, such as sign-in',
      instead: 'a Card in the middle of the page',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'From the address bar, stops at the skip link first.' },
    { keys: 'Enter', does: 'On the skip link, moves focus to the content.' },
  ],
  roles: [
    { part: 'app-shell-main', role: 'main', name: 'none: there is one' },
    { part: 'skip-link', role: 'link', name: '`skipLabel`' },
    { part: 'bottom-tabs', role: 'navigation', name: '`label`' },
  ],
  forcedColours: 'The current tab keeps its line, in Highlight.',
  touch: 'Below 1024 px, places stand at the thumb; the bars leave room for the phone’s own.',
  sources: [
    {
      title: 'WCAG 2.4.1: Bypass Blocks',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks',
    },
    {
      title: 'APG: Landmark regions',
      url: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
    },
  ],
};
