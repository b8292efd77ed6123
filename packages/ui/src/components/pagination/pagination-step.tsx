import { StyledAnchor } from '../styled-anchor.tsx';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { cloneElement, isValidElement, type ComponentProps, type ReactElement } from 'react';
import { pageStyles } from './styles.ts';

const icons = {
  first: ChevronFirst,
  previous: ChevronLeft,
  next: ChevronRight,
  last: ChevronLast,
};

const labels = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
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
  label = labels[to],
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
