import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Banner } from '../../components/banner/index.ts';
import { Button } from '../../components/button/index.ts';
import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import { richText } from '../../rich-text.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { editConflictMessages } from './messages.ts';

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

/** Shows which fields of a record have changed while it was edited, and loads their current values. */
export function EditConflict(props: EditConflictProps) {
  const { fields, opened, current, onLoadCurrent, loaded = false } = props;
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
        {fields.length > 0 && (
          <DescriptionList className="mt-2">
            {fields.map((field) => (
              <DescriptionItem key={field.name} term={field.label}>
                <div className="flex flex-wrap items-center gap-x-2">
                  {richText(
                    editConflictMessages.change.parts({
                      opened: <Value field={field} of={opened} />,
                      arrow,
                      current: <Value field={field} of={current} />,
                    }),
                  )}
                </div>
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
        {!loaded && (
          <Button className="mt-2" onClick={onLoadCurrent}>
            {editConflictMessages.load}
          </Button>
        )}
      </Banner>
    </section>
  );
}

function arrow(words: readonly unknown[]) {
  return (
    <>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
      <VisuallyHidden>{richText(words)}</VisuallyHidden>
    </>
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
