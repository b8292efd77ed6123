import { useLabels } from '../../labels/index.ts';
import { Button, type ButtonProps } from '../../components/button/index.ts';
import { filterBarLabels } from './labels.ts';

export interface FilterButtonProps extends ButtonProps {
  readonly count: number;
}

/** On phones, opens the drawer of filters and says how many hold. */
export function FilterButton({ count, ...props }: FilterButtonProps) {
  const labels = useLabels(filterBarLabels);
  return (
    <Button size="small" {...props}>
      {labels.button(count)}
    </Button>
  );
}
