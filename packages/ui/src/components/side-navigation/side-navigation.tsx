import { Slottable } from 'radix-ui/slot';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { StyledAnchor } from '../styled-anchor.tsx';
import { tv } from '../styling/index.ts';

const sideNavigationStyles = tv({
  slots: {
    navigation: 'flex flex-col gap-3',
    group: 'flex flex-col',
    groupLabel: 'px-2 pb-1 text-xs font-medium text-ink-subtle',
    list: 'flex flex-col gap-0.5',
    item: 'flex min-h-item min-w-0 items-center gap-2 rounded-md px-2 text-base text-ink-muted no-underline transition-colors hover:bg-hover hover:text-ink [&_svg]:size-4 [&_svg]:shrink-0',
    count: 'ms-auto shrink-0 text-xs font-normal text-ink-subtle tabular-nums',
  },
  variants: {
    current: {
      true: {
        item: 'bg-accent-soft font-current text-ink hover:bg-accent-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
      },
    },
    level: {
      1: {},
      2: { item: 'ps-5 text-md' },
    },
  },
  defaultVariants: { level: 1 },
});

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

export interface SideNavigationGroupProps extends ComponentProps<'div'> {
  /** A group without a label is the first and main one. */
  readonly label?: ReactNode;
}

export function SideNavigationGroup({
  label,
  className,
  children,
  ...props
}: SideNavigationGroupProps) {
  const id = useId();
  const styles = sideNavigationStyles();
  return (
    <div data-slot="side-navigation-group" className={styles.group({ className })} {...props}>
      {label !== undefined && (
        <div id={id} className={styles.groupLabel()}>
          {label}
        </div>
      )}
      <ul aria-labelledby={label === undefined ? undefined : id} className={styles.list()}>
        {children}
      </ul>
    </div>
  );
}

export interface SideNavigationItemProps extends ComponentProps<'a'> {
  readonly current?: boolean;
  /** At the end: how many there are, already written short (“4.8k”). */
  readonly count?: ReactNode;
  /** A decorative icon before the text. */
  readonly start?: ReactNode;
  /** 2 for items within the one above. */
  readonly level?: 1 | 2;
  /** For a router's link, which becomes the item. */
  readonly asChild?: boolean;
}

/** One place, a link within its list item. */
export function SideNavigationItem({
  current = false,
  count,
  start,
  level,
  className,
  children,
  ...props
}: SideNavigationItemProps) {
  const styles = sideNavigationStyles({ current, level });
  return (
    <li>
      <StyledAnchor
        data-slot="side-navigation-item"
        aria-current={current ? 'page' : undefined}
        className={styles.item({ className })}
        {...props}
      >
        {start}
        <Slottable>{children}</Slottable>
        {count !== undefined && <span className={styles.count()}>{count}</span>}
      </StyledAnchor>
    </li>
  );
}
