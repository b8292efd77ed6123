import { Columns3 } from 'lucide-react';
import { Button, type ButtonProps } from '../../components/button/index.ts';

export interface ColumnButtonProps extends ButtonProps {
  readonly label?: string;
  /** How many columns are left out, in words: "3 more". */
  readonly more?: string;
}

/** Opens the column chooser. */
export function ColumnButton({ label = 'Columns', more, ...props }: ColumnButtonProps) {
  return (
    <Button size="small" start={<Columns3 aria-hidden="true" />} {...props}>
      {label}
      {more !== undefined && <span className="text-ink-subtle">{more}</span>}
    </Button>
  );
}
