export { AppShell, appShellLabels, type AppShellProps } from './app-shell.tsx';
export { AppShellBody, type AppShellBodyProps } from './app-shell-body.tsx';
export { AppShellFooter, type AppShellFooterProps } from './app-shell-footer.tsx';
export { AppShellSidebar, type AppShellSidebarProps } from './app-shell-sidebar.tsx';
export { AppShellTopBar, type AppShellTopBarProps } from './app-shell-top-bar.tsx';
export { BottomTab, type BottomTabProps } from './bottom-tab.tsx';
export { BottomTabs, type BottomTabsProps } from './bottom-tabs.tsx';
