import { type ReactElement, useState } from 'react';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import { useDraftGuard } from './draft-guard.tsx';
import { FilterForm, type FilterPlace, needsBuilder } from './filter-form.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { filterBarMessages } from './messages.ts';

export interface FilterOpenerProps extends FilterBarProps {
  readonly place: FilterPlace;
  /** Names the popover. */
  readonly label: string;
  /** A button. */
  readonly children: ReactElement;
}

/** Opens a filter's form, or the builder of them all, beside the button that it is given. */
export function FilterOpener({ place, label, children, ...props }: FilterOpenerProps) {
  const [open, setOpen] = useState(false);
  const [isAdvanced, setAdvanced] = useState(false);
  const close = () => {
    setOpen(false);
    setAdvanced(false);
  };
  const guard = useDraftGuard(close);
  const isBuilder = isAdvanced || needsBuilder(props.filters, place);
  return (
    <Popover open={open} onOpenChange={(next) => (next ? setOpen(true) : guard.leave())}>
      <PopoverTrigger asChild>{children}</PopoverTrigger>
      <PopoverContent
        aria-label={isBuilder ? filterBarMessages.advanced : label}
        className={isBuilder ? 'w-[46rem]' : 'w-80'}
      >
        <FilterForm
          {...props}
          place={isAdvanced ? 'advanced' : place}
          changedRef={guard.changedRef}
          onAdvanced={() => setAdvanced(true)}
          onLeave={guard.leave}
          onDone={close}
        />
        {guard.question}
      </PopoverContent>
    </Popover>
  );
}
