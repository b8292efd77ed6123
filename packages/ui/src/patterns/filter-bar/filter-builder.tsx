import {
  type ReactElement,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from '../../components/alert-dialog/index.ts';
import { Button } from '../../components/button/index.ts';
import {
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerDescription,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from '../../components/drawer/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterBuilderGroup } from './filter-builder-group.tsx';
import { type DraftGroup, draftOf, filtersOf } from './filter-draft.ts';
import { filterBuilderMessages } from './builder-messages.ts';

export interface FilterBuilderProps extends FilterBarProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/** All filters of a list as groups of conditions. They are edited as a draft, which counts when it is applied. */
export function FilterBuilder({ trigger, ...props }: FilterBuilderProps) {
  const [open, setOpen] = useState(false);
  const changed = useRef(false);
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    setOpen(false);
  };
  const leave = () => {
    if (changed.current) setAsking(true);
    else close();
  };
  return (
    <Drawer open={open} onOpenChange={(next) => (next ? setOpen(true) : leave())}>
      <DrawerTrigger asChild>{trigger}</DrawerTrigger>
      <DrawerContent className="w-[min(46rem,100%)] max-w-full">
        <Builder {...props} changedRef={changed} onLeave={leave} onDone={close} />
        <AlertDialog open={asking} onOpenChange={setAsking}>
          <AlertDialogContent
            title={filterBuilderMessages.discardTitle}
            description={filterBuilderMessages.discardText}
            actions={
              <>
                <AlertDialogCancel>{filterBuilderMessages.keepEditing}</AlertDialogCancel>
                <AlertDialogAction onClick={close}>
                  {filterBuilderMessages.discard}
                </AlertDialogAction>
              </>
            }
          />
        </AlertDialog>
      </DrawerContent>
    </Drawer>
  );
}

interface BuilderProps extends FilterBarProps {
  /** Whether something would be lost if it is left. */
  readonly changedRef: RefObject<boolean>;
  readonly onLeave: () => void;
  readonly onDone: () => void;
}

/** The content of the drawer: it begins with the list's filters whenever it is opened. */
function Builder(props: BuilderProps) {
  const { filters, onFiltersChange, changedRef, onLeave, onDone } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => draftOf(filters));
  const [draft, setDraft] = useState(initial);
  const [tried, setTried] = useState(false);

  const isChanged = written(draft) !== written(initial);
  useEffect(() => {
    changedRef.current = isChanged;
    return () => {
      changedRef.current = false;
    };
  }, [changedRef, isChanged]);

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    const problem = form.current?.querySelector('[data-problem]');
    if (problem === null || problem === undefined) {
      onDone();
      onFiltersChange(filtersOf(draft));
      return;
    }
    problem
      .querySelector<HTMLElement>(
        '[data-slot=filter-path] input, [data-slot=filter-value] :is([role=spinbutton], input, textarea, select)',
      )
      ?.focus();
  };

  return (
    <>
      <DrawerHeader>
        <DrawerTitle>{filterBuilderMessages.title}</DrawerTitle>
        <DrawerDescription>{filterBuilderMessages.description}</DrawerDescription>
      </DrawerHeader>
      <DrawerBody>
        <form id={id} ref={form} noValidate onSubmit={apply} data-slot="filter-builder">
          <FilterBuilderGroup
            {...props}
            root={draft}
            group={draft}
            tried={tried}
            onDraftChange={setDraft}
          />
        </form>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onLeave}>{filterBuilderMessages.cancel}</Button>
        <Button type="submit" form={id} variant="primary">
          {filterBuilderMessages.apply}
        </Button>
      </DrawerFooter>
    </>
  );
}

function written(draft: DraftGroup): string {
  return JSON.stringify(filtersOf(draft));
}
