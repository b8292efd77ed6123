import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterBuilderGroup } from './filter-builder-group.tsx';
import { type DraftGroup, draftOf, filtersOf } from './filter-draft.ts';
import { filterBuilderMessages } from './builder-messages.ts';
import { filterBarMessages } from './messages.ts';

export interface FilterBuilderProps extends FilterBarProps {
  /** Set to whether something would be lost if it is left. */
  readonly changedRef: RefObject<boolean>;
  /** Called when it is cancelled. */
  readonly onLeave: () => void;
  /** Called before the filters are applied. */
  readonly onDone: () => void;
}

/** All filters of a list as groups of conditions. They are edited as a draft, which counts when it is applied. */
export function FilterBuilder(props: FilterBuilderProps) {
  const { filters, onFiltersChange, changedRef, onLeave, onDone } = props;
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

  useEffect(() => {
    if (form.current?.contains(document.activeElement) === false) form.current.focus();
  }, []);

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
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={apply}
      data-slot="filter-builder"
      className="flex flex-col gap-3 outline-none"
    >
      <h2 className="text-base font-semibold">{filterBarMessages.advanced}</h2>
      <FilterBuilderGroup
        {...props}
        root={draft}
        group={draft}
        tried={tried}
        onDraftChange={setDraft}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onLeave}>{filterBuilderMessages.cancel}</Button>
        <Button type="submit" variant="primary">
          {filterBuilderMessages.apply}
        </Button>
      </div>
    </form>
  );
}

function written(draft: DraftGroup): string {
  return JSON.stringify(filtersOf(draft));
}
