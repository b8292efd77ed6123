import { Columns3 } from 'lucide-react';
import { Button, type ButtonProps } from '../../components/button/index.ts';

export interface ColumnButtonProps extends ButtonProps {
  readonly label?: string;
}

/** Opens the column chooser. */
export function ColumnButton({ label = 'View', ...props }: ColumnButtonProps) {
  return (
    <Button size="small" startIcon={<Columns3 aria-hidden="true" />} {...props}>
      {label}
    </Button>
  );
}
