import type { ComponentRecord } from '../record.ts';

export const record: ComponentRecord = {
  name: 'Tabs',
  status: 'ready',
  summary: 'Switches between panels that share one place.',
  synonyms: ['tab bar', 'segmented'],
  for: [
    'Tabs: sections of one screen, with one address.',
    'NavigationTabs: saved views and sections with their own addresses.',
  ],
  notFor: [
    {
      purpose: 'Steps of a process',
      alternative: 'a screen for each step',
    },
    {
      purpose: 'The application’s screens',
      alternative: 'SideNavigation',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves to the selected tab, then into its panel.',
    },
    {
      keys: 'ArrowRight',
      action: 'Selects the next tab, or from the last, the first.',
    },
    {
      keys: 'ArrowLeft',
      action: 'Selects the previous tab.',
    },
    {
      keys: 'Home',
      action: 'Selects the first tab.',
    },
    {
      keys: 'End',
      action: 'Selects the last tab.',
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
  parts: [
    { part: 'tabs', attributes: { 'data-orientation': '`horizontal` or `vertical`' } },
    { part: 'navigation-tabs' },
    { part: 'navigation-tab' },
    {
      part: 'tab-panel',
      attributes: {
        'data-state': '`active` or `inactive`',
        'data-orientation': '`horizontal` or `vertical`',
      },
    },
    {
      part: 'tab',
      attributes: {
        'data-state': '`active` or `inactive`',
        'data-disabled': 'While it is disabled',
        'data-orientation': '`horizontal` or `vertical`',
      },
    },
    { part: 'tabs-list', attributes: { 'data-orientation': '`horizontal` or `vertical`' } },
  ],
  forcedColours: 'The line under the selected tab is Highlight.',
  touch: 'Each tab is 40 px high. Tabs that don’t fit scroll by touch.',
  sources: [
    {
      title: 'APG: Tabs',
      url: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
    },
  ],
};
