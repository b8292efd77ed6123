import { type ReactElement, useState } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import { FilterForm, type FilterPlace } from './filter-form.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';

export interface FilterOpenerProps extends FilterBarProps {
  readonly place: FilterPlace;
  /** Names the popover. */
  readonly label: string;
  /** A button. */
  readonly children: ReactElement;
}

/** Opens a filter's form beside the button that it is given. */
export function FilterOpener({ label, children, ...props }: FilterOpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{children}</PopoverTrigger>
      <PopoverContent aria-label={label} className="w-80">
        <FilterForm {...props} onDone={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
