import { Button, type ButtonProps } from '../../components/button/index.ts';
import type { FilterBarLabels } from './filter-bar-props.ts';

export interface FilterButtonProps extends ButtonProps {
  readonly count: number;
  readonly labels: FilterBarLabels;
}

/** On phones, opens the drawer of filters and says how many hold. */
export function FilterButton({ count, labels, ...props }: FilterButtonProps) {
  return (
    <Button size="small" {...props}>
      {labels.button(count)}
    </Button>
  );
}
