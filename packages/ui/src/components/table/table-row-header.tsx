import type { ComponentProps } from 'react';
import { tableStyles } from './styles.ts';

export type TableRowHeaderProps = ComponentProps<'th'>;

/** The cell that names its row: screen readers say it with the row's other cells. */
export function TableRowHeader({ className, ...props }: TableRowHeaderProps) {
  return (
    <th
      data-slot="table-row-header"
      scope="row"
      className={tableStyles().rowHeader({ className })}
      {...props}
    />
  );
}
