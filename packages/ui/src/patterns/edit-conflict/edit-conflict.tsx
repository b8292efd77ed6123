import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import { useLabels } from '../../labels/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';

type Values = Pick<RecordRow, 'values' | 'links'>;

export interface EditConflictProps {
  /** The fields that differ, in order. */
  readonly fields: readonly FieldDescriptor[];
  /** The record when it was opened. */
  readonly opened: Values;
  /** The record as it is now. */
  readonly current: Values;
  /** Puts the current values into the fields that were not edited. */
  readonly onLoadCurrent: () => void;
  /** The form holds the current values. */
  readonly loaded?: boolean;
}

export const editConflictLabels = {
  title: 'Another change was saved first',
  advice:
    'What you typed is still here. Only fields that you have not edited take the current values.',
  load: 'Load current values',
  loadedTitle: 'Current values loaded',
  loadedAdvice: 'Fields that you edited keep your values. Check them, then save.',
  /** Between the value that was opened and the current one, for screen readers. */
  changedTo: 'is now',
};

/** Shows which fields of a record have changed while it was edited, and loads their current values. */
export function EditConflict(props: EditConflictProps) {
  const { fields, opened, current, onLoadCurrent, loaded = false } = props;
  const labels = useLabels(editConflictLabels);
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
        title={<span id={`${id}title`}>{loaded ? labels.loadedTitle : labels.title}</span>}
      >
        <p id={`${id}advice`} className="text-ink-muted">
          {loaded ? labels.loadedAdvice : labels.advice}
        </p>
        {fields.length > 0 && (
          <DescriptionList className="mt-2">
            {fields.map((field) => (
              <DescriptionItem key={field.name} term={field.label}>
                <div className="flex flex-wrap items-center gap-x-2">
                  <Value field={field} of={opened} />
                  <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
                  <VisuallyHidden>{labels.changedTo}</VisuallyHidden>
                  <Value field={field} of={current} />
                </div>
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
        {!loaded && (
          <Button className="mt-2" onClick={onLoadCurrent}>
            {labels.load}
          </Button>
        )}
      </Banner>
    </section>
  );
}

interface ValueProps {
  readonly field: FieldDescriptor;
  readonly of: Values;
}

function Value({ field, of: { values, links } }: ValueProps) {
  const link = field.reference && links[field.reference.constraint];
  return <FieldDisplay field={field} value={values[field.name]} link={link} place="detail" />;
}
