import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import {
  cloneElement,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { buttonStyles } from '../button/index.ts';
import { StyledAnchor } from '../styled-anchor.tsx';
import { tv } from '../styling/index.ts';
import { paginationMessages } from './messages.ts';

const paginationStyles = tv({
  slots: {
    navigation: 'flex flex-wrap items-center gap-x-3 gap-y-1 text-md text-ink-subtle tabular-nums',
    list: 'flex min-w-0 flex-wrap items-center gap-1',
    gap: 'px-1 text-ink-subtle select-none',
  },
});

const pageStyles = tv({
  extend: buttonStyles,
  base: 'h-control-small min-w-control-small px-1.5 text-md tabular-nums',
  variants: {
    current: { true: '' },
    disabled: { true: 'pointer-events-none opacity-45' },
    step: { true: 'rtl:[&_svg]:-scale-x-100' },
  },
  // Compound, as these come after the variants of the button.
  compoundVariants: [
    {
      current: true,
      className:
        'border-line-strong bg-panel font-current text-ink forced-colors:outline-2 forced-colors:outline-[Highlight]',
    },
  ],
  defaultVariants: { variant: 'ghost' },
});

export interface PaginationProps extends ComponentProps<'nav'> {
  readonly label?: string;
  /** Which rows are shown, of how many: “51–100 of 4,812”. */
  readonly summary?: ReactNode;
}

/** Ways to the other pages of a list: PaginationStep and PaginationPage. */
export function Pagination({
  label = paginationMessages.pages,
  summary,
  className,
  children,
  ...props
}: PaginationProps) {
  const styles = paginationStyles();
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      className={styles.navigation({ className })}
      {...props}
    >
      {summary !== undefined && <span data-slot="pagination-summary">{summary}</span>}
      <ul className={styles.list()}>{children}</ul>
    </nav>
  );
}

export interface PaginationPageProps extends ComponentProps<'a'> {
  readonly current?: boolean;
  /** For a router's link. */
  readonly asChild?: boolean;
}

/** A page by its number. */
export function PaginationPage({ current = false, className, ...props }: PaginationPageProps) {
  return (
    <li>
      <StyledAnchor
        data-slot="pagination-page"
        aria-current={current ? 'page' : undefined}
        className={pageStyles({ current, className })}
        {...props}
      />
    </li>
  );
}

/** An ellipsis for omitted pages. */
export function PaginationGap() {
  return (
    <li aria-hidden="true" data-slot="pagination-gap" className={paginationStyles().gap()}>
      …
    </li>
  );
}

const icons = {
  first: ChevronFirst,
  previous: ChevronLeft,
  next: ChevronRight,
  last: ChevronLast,
};

export interface PaginationStepProps extends Omit<ComponentProps<'a'>, 'children'> {
  readonly to: 'first' | 'previous' | 'next' | 'last';
  /** There is no such page. It keeps its place, so that the next click does not hit another. */
  readonly disabled?: boolean;
  readonly label?: string;
  /** For a router's link, as the one child; its text gives way to the icon. */
  readonly asChild?: boolean;
  readonly children?: ReactElement<{ readonly children?: unknown }>;
}

/** The page before or after, the first or the last. */
export function PaginationStep({
  to,
  disabled = false,
  label = paginationMessages[to],
  asChild = false,
  className,
  children,
  ...props
}: PaginationStepProps) {
  const Icon = icons[to];
  const icon = <Icon aria-hidden="true" />;
  return (
    <li>
      {disabled ? (
        <span
          data-slot="pagination-step"
          data-disabled="true"
          aria-hidden="true"
          className={pageStyles({ step: true, disabled: true, className })}
        >
          {icon}
        </span>
      ) : (
        <StyledAnchor
          data-slot="pagination-step"
          asChild={asChild}
          aria-label={label}
          className={pageStyles({ step: true, className })}
          {...props}
        >
          {asChild && isValidElement(children) ? cloneElement(children, {}, icon) : icon}
        </StyledAnchor>
      )}
    </li>
  );
}
