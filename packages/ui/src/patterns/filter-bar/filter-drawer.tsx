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
import { FilterForm, type FilterPlace } from './filter-form.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterList } from './filter-list.tsx';
import { filterBarMessages } from './messages.ts';

export interface FilterDrawerProps extends FilterBarProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/** The filters of a phone: behind one button, and one form at a time in the place of the list. */
export function FilterDrawer({ trigger, ...props }: FilterDrawerProps) {
  const [form, setForm] = useState<FilterPlace>();
  const [left, setLeft] = useState<FilterPlace>();
  const leave = () => {
    setLeft(form);
    setForm(undefined);
  };
  const start = () => {
    setForm(undefined);
    setLeft(undefined);
  };
  return (
    <Drawer onOpenChange={start}>
      <DrawerTrigger asChild>{trigger}</DrawerTrigger>
      <DrawerContent
        side="bottom"
        aria-describedby={undefined}
        onEscapeKeyDown={(event) => {
          if (form === undefined) return;
          event.preventDefault();
          leave();
        }}
      >
        <DrawerHeader>
          <DrawerTitle>{filterBarMessages.filters}</DrawerTitle>
        </DrawerHeader>
        <DrawerBody>
          {form === undefined ? (
            <FilterList {...props} onOpen={setForm} returnedFrom={left} />
          ) : (
            <FilterForm {...props} place={form} onDone={leave} />
          )}
        </DrawerBody>
        <DrawerFooter>
          {form === undefined ? (
            <DrawerClose asChild>
              <Button variant="primary">{filterBarMessages.done}</Button>
            </DrawerClose>
          ) : (
            <Button onClick={leave}>{filterBarMessages.backToFilters}</Button>
          )}
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}
