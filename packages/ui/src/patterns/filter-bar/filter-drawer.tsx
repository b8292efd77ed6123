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
import { useLabels } from '../../labels/index.ts';
import { FilterForm, type FilterPlace } from './filter-form.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterList } from './filter-list.tsx';
import { filterBarLabels } from './labels.ts';

export interface FilterDrawerProps extends FilterBarProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/** The filters of a phone: behind one button, and one form at a time in the place of the list. */
export function FilterDrawer({ trigger, ...props }: FilterDrawerProps) {
  const labels = useLabels(filterBarLabels);
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
          <DrawerTitle>{labels.filters}</DrawerTitle>
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
              <Button variant="primary">{labels.done}</Button>
            </DrawerClose>
          ) : (
            <Button onClick={leave}>{labels.backToFilters}</Button>
          )}
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}
