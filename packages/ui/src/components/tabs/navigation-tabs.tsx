import { Primitive } from '@radix-ui/react-primitive';
import { Slottable } from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { tabStyles } from './styles.ts';

export interface NavigationTabsProps extends ComponentProps<'nav'> {
  /** Names the navigation, apart from the other ones of the page. */
  readonly label: string;
}

/** Tabs that are links: each is an address of its own, and the browser's buttons work. */
export function NavigationTabs({ label, className, ...props }: NavigationTabsProps) {
  return (
    <nav
      data-slot="navigation-tabs"
      aria-label={label}
      className={tabStyles().list({ className })}
      {...props}
    />
  );
}

export interface NavigationTabProps extends ComponentProps<'a'> {
  readonly current?: boolean;
  readonly count?: ReactNode;
  /** For a router's link. */
  readonly asChild?: boolean;
}

export function NavigationTab({
  current = false,
  count,
  className,
  children,
  ...props
}: NavigationTabProps) {
  const styles = tabStyles();
  return (
    <Primitive.a
      data-slot="navigation-tab"
      aria-current={current ? 'page' : undefined}
      className={styles.tab({ className })}
      {...props}
    >
      <Slottable>{children}</Slottable>
      {count !== undefined && <span className={styles.count()}>{count}</span>}
    </Primitive.a>
  );
}
