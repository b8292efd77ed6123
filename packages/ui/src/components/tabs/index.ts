export {
  NavigationTab,
  NavigationTabs,
  type NavigationTabProps,
  type NavigationTabsProps,
} from './navigation-tabs.tsx';
export { Tab, type TabProps } from './tab.tsx';
export { TabPanel, type TabPanelProps } from './tab-panel.tsx';
export { Tabs, type TabsProps } from './tabs.tsx';
export { TabsList, type TabsListProps } from './tabs-list.tsx';
