import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Tabs',
  status: 'ready',
  summary: 'Several panels in one place, one shown at a time.',
  synonyms: ['tab bar', 'segmented'],
  for: [
    'Tabs: parts of one thing on one address.',
    'NavigationTabs: saved views and sections that are addresses.',
  ],
  notFor: [
    {
      what: 'Steps in an order',
      instead: 'a screen each',
    },
    {
      what: 'Places of the application',
      instead: 'SideNavigation',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the tab that is shown, then into its panel.',
    },
    {
      keys: 'ArrowRight',
      does: 'Shows the next tab; from the last, the first.',
    },
    {
      keys: 'ArrowLeft',
      does: 'Shows the tab before.',
    },
    {
      keys: 'Home',
      does: 'Shows the first.',
    },
    {
      keys: 'End',
      does: 'Shows the last.',
    },
  ],
  roles: [
    {
      part: 'tabs-list',
      role: 'tablist',
      name: '`label`',
    },
    {
      part: 'tab',
      role: 'tab',
      name: 'its text',
    },
    {
      part: 'tab-panel',
      role: 'tabpanel',
      name: 'its tab',
    },
    {
      part: 'navigation-tabs',
      role: 'navigation',
      name: '`label`',
    },
    {
      part: 'navigation-tab',
      role: 'link; `aria-current="page"`',
      name: 'its text and count',
    },
  ],
  forcedColours: 'The line below the current tab is Highlight.',
  touch: 'Each is 40 px high; a row that does not fit is moved by touch.',
  sources: [
    {
      title: 'APG: Tabs',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
    },
  ],
};
