export { SideNavigation, type SideNavigationProps } from './side-navigation.tsx';
export { SideNavigationGroup, type SideNavigationGroupProps } from './side-navigation-group.tsx';
export { SideNavigationItem, type SideNavigationItemProps } from './side-navigation-item.tsx';
