import { useEffect, useId, useRef } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { ChangedValues, type ChangedValuesProps } from './changed-values.tsx';
import { editConflictMessages } from './messages.ts';

export interface EditConflictProps extends Omit<ChangedValuesProps, 'className'> {
  /** Puts the current values into the fields that were not edited. */
  readonly onLoadCurrent: () => void;
  /** The form holds the current values. */
  readonly loaded?: boolean;
}

/** Shows which fields of a record have changed while it was edited, and loads their current values. */
export function EditConflict(props: EditConflictProps) {
  const { onLoadCurrent, loaded = false, ...changed } = props;
  const region = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    // The button that had the focus is gone.
    if (loaded) region.current?.focus();
  }, [loaded]);
  return (
    <section
      ref={region}
      data-slot="edit-conflict"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}advice`}
      tabIndex={-1}
    >
      <Banner
        tone={loaded ? 'info' : 'warning'}
        title={
          <span id={`${id}title`}>
            {loaded ? editConflictMessages.loadedTitle : editConflictMessages.title}
          </span>
        }
      >
        <p id={`${id}advice`} className="text-ink-muted">
          {loaded ? editConflictMessages.loadedAdvice : editConflictMessages.advice}
        </p>
        <ChangedValues {...changed} className="mt-2" />
        {!loaded && (
          <Button className="mt-2" onClick={onLoadCurrent}>
            {editConflictMessages.load}
          </Button>
        )}
      </Banner>
    </section>
  );
}
