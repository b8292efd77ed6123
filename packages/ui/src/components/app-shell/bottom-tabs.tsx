import { Slottable } from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { StyledAnchor } from '../styled-anchor.tsx';
import { tv } from '../styling/index.ts';

const bottomTabStyles = tv({
  slots: {
    bar: 'grid h-tab-bar auto-cols-fr grid-flow-col',
    tab: 'grid min-w-0 place-content-center place-items-center gap-0.5 border-t-2 border-transparent px-1 text-xs text-ink-subtle -outline-offset-2 -mt-px [&_svg]:size-5 forced-colors:border-[Canvas]',
  },
  variants: {
    current: {
      true: {
        tab: 'border-accent font-current text-accent forced-colors:border-[Highlight] forced-colors:text-[Highlight]',
      },
    },
  },
});

export interface BottomTabsProps extends ComponentProps<'nav'> {
  /** Names the navigation, apart from the other ones of the page. */
  readonly label: string;
}

/** The phone's navigation: at most five BottomTab. */
export function BottomTabs({ label, className, ...props }: BottomTabsProps) {
  return (
    <nav
      data-slot="bottom-tabs"
      aria-label={label}
      className={bottomTabStyles().bar({ className })}
      {...props}
    />
  );
}

export interface BottomTabProps extends ComponentProps<'a'> {
  readonly current?: boolean;
  readonly icon?: ReactNode;
  /** For a router's link, or for a button that opens a Drawer. */
  readonly asChild?: boolean;
}

export function BottomTab({
  current = false,
  icon,
  className,
  children,
  ...props
}: BottomTabProps) {
  return (
    <StyledAnchor
      data-slot="bottom-tab"
      aria-current={current ? 'page' : undefined}
      className={bottomTabStyles({ current }).tab({ className })}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </StyledAnchor>
  );
}
