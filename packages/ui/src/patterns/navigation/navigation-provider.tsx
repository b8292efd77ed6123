import { type ReactNode, createContext, use } from 'react';
import type { Navigation } from './navigation-props.ts';

const NavigationContext = createContext<Navigation | undefined>(undefined);

export interface NavigationProviderProps {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Makes the links of patterns below go through the application's router. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

/** Undefined without a provider: links are then plain links. */
export function useNavigation(): Navigation | undefined {
  return use(NavigationContext);
}
