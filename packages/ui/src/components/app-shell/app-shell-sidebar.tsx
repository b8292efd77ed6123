import type { ComponentProps, ReactNode } from 'react';
import { shellStyles } from './styles.ts';

export interface AppShellSidebarProps extends ComponentProps<'div'> {
  /** Stays on top: the product's name, search. */
  readonly header?: ReactNode;
  /** Stays below: the signed-in person. */
  readonly footer?: ReactNode;
  /** Scrolls: a SideNavigation. */
  readonly children?: ReactNode;
}

export function AppShellSidebar({
  header,
  footer,
  className,
  children,
  ...props
}: AppShellSidebarProps) {
  const styles = shellStyles();
  return (
    <div data-slot="app-shell-sidebar" className={styles.sidebar({ className })} {...props}>
      {header !== undefined && <div className={styles.sidebarHeader()}>{header}</div>}
      <div className={styles.sidebarBody()}>{children}</div>
      {footer !== undefined && <div className={styles.sidebarFooter()}>{footer}</div>}
    </div>
  );
}
