import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'AppShell',
  status: 'ready',
  summary: 'The application’s frame: navigation and the current screen.',
  synonyms: ['layout', 'frame', 'sidebar', 'tab bar'],
  for: ['Once, around every screen of the application.'],
  notFor: [
    {
      purpose: 'Standalone pages, such as sign-in',
      alternative: 'a centred Card',
    },
  ],
  keyboard: [
    { keys: 'Tab', action: 'From the address bar, moves to the skip link first.' },
    { keys: 'Enter', action: 'On the skip link, moves focus to the content.' },
  ],
  roles: [
    { part: 'app-shell-main', role: 'main', name: 'none: there is one' },
    { part: 'skip-link', role: 'link', name: '`skipLabel`' },
    { part: 'bottom-tabs', role: 'navigation', name: '`label`' },
  ],
  parts: [
    { part: 'app-shell' },
    { part: 'app-shell-banner' },
    { part: 'app-shell-main' },
    { part: 'app-shell-bottom-bar' },
    { part: 'app-shell-body' },
    { part: 'app-shell-footer' },
    { part: 'app-shell-sidebar' },
    { part: 'app-shell-top-bar' },
    { part: 'bottom-tab' },
    { part: 'bottom-tabs' },
  ],
  forcedColours: 'The current tab is marked with a Highlight line.',
  touch:
    'Below 1024 px, the main links move to the bottom, within reach of the thumb and clear of the phone’s own bars.',
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
