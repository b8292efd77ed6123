export type * from './navigation-props.ts';
export { NavigationProvider, type NavigationProviderProps } from './navigation-provider.tsx';
export { useNavigation } from './navigation-provider.tsx';
export { RouteLink, type RouteLinkProps } from './route-link.tsx';
