import type { ComponentProps, ReactNode } from 'react';
import { paginationStyles } from './styles.ts';

export interface PaginationProps extends ComponentProps<'nav'> {
  readonly label?: string;
  /** Which rows are shown, of how many: “51–100 of 4,812”. */
  readonly summary?: ReactNode;
}

/** Ways to the other pages of a list: PaginationStep and PaginationPage. */
export function Pagination({
  label = 'Pages',
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
