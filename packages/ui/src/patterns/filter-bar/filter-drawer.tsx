import { useState, type ReactElement } from 'react';
import { Button } from '../../components/button/index.ts';
import {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from '../../components/drawer/index.ts';
import { useDraftGuard } from './draft-guard.tsx';
import { FilterForm, type FilterPlace, needsBuilder } from './filter-form.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterList } from './filter-list.tsx';
import { filterBarMessages } from './messages.ts';

export interface FilterDrawerProps extends FilterBarProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/** The filters of a phone: behind one button, and one form at a time in the place of the list. */
export function FilterDrawer({ trigger, ...props }: FilterDrawerProps) {
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState<FilterPlace>();
  const [left, setLeft] = useState<FilterPlace>();
  const backToFilters = () => {
    setLeft(form);
    setForm(undefined);
  };
  const toFilters = useDraftGuard(backToFilters);
  const setOpenAtStart = (next: boolean) => {
    setForm(undefined);
    setLeft(undefined);
    setOpen(next);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        // From a changed draft, first to the filters.
        if (toFilters.changedRef.current) toFilters.leave();
        else setOpenAtStart(next);
      }}
    >
      <DrawerTrigger asChild>{trigger}</DrawerTrigger>
      <DrawerContent
        side="bottom"
        aria-describedby={undefined}
        onEscapeKeyDown={(event) => {
          if (form === undefined) return;
          event.preventDefault();
          toFilters.leave();
        }}
      >
        <DrawerHeader>
          <DrawerTitle>{filterBarMessages.filters}</DrawerTitle>
        </DrawerHeader>
        <DrawerBody>
          {form === undefined ? (
            <FilterList {...props} onOpen={setForm} returnedFrom={left} />
          ) : (
            <FilterForm
              {...props}
              place={form}
              changedRef={toFilters.changedRef}
              onAdvanced={() => setForm('advanced')}
              onLeave={toFilters.leave}
              onDone={backToFilters}
            />
          )}
          {toFilters.question}
        </DrawerBody>
        {(form === undefined || !needsBuilder(props.filters, form)) && (
          <DrawerFooter>
            {form === undefined ? (
              <DrawerClose asChild>
                <Button variant="primary">{filterBarMessages.done}</Button>
              </DrawerClose>
            ) : (
              <Button onClick={toFilters.leave}>{filterBarMessages.backToFilters}</Button>
            )}
          </DrawerFooter>
        )}
      </DrawerContent>
    </Drawer>
  );
}
