import type { ComponentProps } from 'react';
import { sideNavigationStyles } from './styles.ts';

export interface SideNavigationProps extends ComponentProps<'nav'> {
  /** Names the navigation, apart from the other ones of the page. */
  readonly label: string;
}

/** The places of the application, in groups: SideNavigationGroup with SideNavigationItem. */
export function SideNavigation({ label, className, ...props }: SideNavigationProps) {
  return (
    <nav
      data-slot="side-navigation"
      aria-label={label}
      className={sideNavigationStyles().navigation({ className })}
      {...props}
    />
  );
}
