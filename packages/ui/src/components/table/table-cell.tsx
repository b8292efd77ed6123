import type { ComponentProps } from 'react';
import { tableStyles } from './styles.ts';

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** `end` for numbers, so that their digits stand in line. */
  readonly align?: 'start' | 'end';
}

export function TableCell({ align, className, ...props }: TableCellProps) {
  return (
    <td data-slot="table-cell" className={tableStyles({ align }).cell({ className })} {...props} />
  );
}
