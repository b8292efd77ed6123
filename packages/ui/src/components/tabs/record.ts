import { componentRecord, plainParts, states } from '../record.ts';

export const record = componentRecord({
  name: 'Tabs',
  summary: 'Switches between panels that share one place.',
  synonyms: ['tab bar', 'segmented'],
  for: [
    'Tabs: sections of one screen, with one address.',
    'NavigationTabs: saved views and sections with their own addresses.',
  ],
  notFor: {
    'Steps of a process': 'a screen for each step',
    'The application’s screens': 'SideNavigation',
  },
  keyboard: {
    Tab: 'Moves to the selected tab, then into its panel.',
    ArrowRight: 'Selects the next tab, or from the last, the first.',
    ArrowLeft: 'Selects the previous tab.',
    Home: 'Selects the first tab.',
    End: 'Selects the last tab.',
  },
  roles: {
    'tabs-list': { role: 'tablist', name: '`label`' },
    tab: { role: 'tab', name: 'its text' },
    'tab-panel': { role: 'tabpanel', name: 'its tab' },
    'navigation-tabs': { role: 'navigation', name: '`label`' },
    'navigation-tab': { role: 'link; `aria-current="page"`', name: 'its text and count' },
  },
  parts: {
    tabs: { 'data-orientation': '`horizontal` or `vertical`' },
    ...plainParts('navigation-tabs', 'navigation-tab'),
    'tab-panel': { 'data-state': '`active` or `inactive`', ...states.eitherOrientation },
    tab: {
      'data-state': '`active` or `inactive`',
      ...states.disabled,
      ...states.eitherOrientation,
    },
    'tabs-list': { 'data-orientation': '`horizontal` or `vertical`' },
  },
  forcedColours: 'The line under the selected tab is Highlight.',
  touch: 'Each tab is 40 px high. Tabs that don’t fit scroll by touch.',
  sources: {
    'APG: Tabs': 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  },
});
