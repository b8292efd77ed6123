import { componentRecord, plainParts } from '../record.ts';

export const record = componentRecord({
  name: 'AppShell',
  summary: 'The application’s frame: navigation and the current screen.',
  synonyms: ['layout', 'frame', 'sidebar', 'tab bar'],
  for: ['Once, around every screen of the application.'],
  notFor: {
    'Standalone pages, such as sign-in': 'a centred Card',
  },
  keyboard: {
    Tab: 'From the address bar, moves to the skip link first.',
    Enter: 'On the skip link, moves focus to the content.',
  },
  roles: {
    'app-shell-main': { role: 'main', name: 'none: there is one' },
    'skip-link': { role: 'link', name: 'its text' },
    'bottom-tabs': { role: 'navigation', name: '`label`' },
  },
  parts: plainParts(
    'app-shell',
    'app-shell-banner',
    'app-shell-main',
    'app-shell-bottom-bar',
    'app-shell-body',
    'app-shell-footer',
    'app-shell-sidebar',
    'app-shell-top-bar',
    'bottom-tab',
    'bottom-tabs',
  ),
  forcedColours: 'The current tab is marked with a Highlight line.',
  touch:
    'Below 1024 px, the main links move to the bottom, within reach of the thumb and clear of the phone’s own bars.',
  sources: {
    'WCAG 2.4.1: Bypass Blocks': 'https://www.w3.org/WAI/WCAG22/Understanding/bypass-blocks',
    'APG: Landmark regions': 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  },
});
