import { ArrowRight } from 'lucide-react';
import { DescriptionItem, DescriptionList } from '../../components/description-list/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import { richText } from '../../rich-text.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { editConflictMessages } from './messages.ts';

export type RecordState = Pick<RecordRow, 'values' | 'links'>;

export interface ChangedValuesProps {
  /** The fields that differ, in order. */
  readonly fields: readonly FieldDescriptor[];
  /** The record when it was opened. */
  readonly opened: RecordState;
  /** The current record. */
  readonly current: RecordState;
  readonly className?: string;
}

/** Lists the fields of a record that have changed, each with its value before and now. */
export function ChangedValues({ fields, opened, current, className }: ChangedValuesProps) {
  if (fields.length === 0) return null;
  return (
    <DescriptionList className={className}>
      {fields.map((field) => (
        <DescriptionItem key={field.name} term={field.label}>
          <div className="flex flex-wrap items-center gap-x-2">
            {richText(
              editConflictMessages.change.parts({
                opened: <RecordValue field={field} of={opened} />,
                arrow,
                current: <RecordValue field={field} of={current} />,
              }),
            )}
          </div>
        </DescriptionItem>
      ))}
    </DescriptionList>
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

export interface RecordValueProps {
  readonly field: FieldDescriptor;
  readonly of: RecordState;
}

/** Shows the value of one field of a record. */
export function RecordValue({ field, of: { values, links } }: RecordValueProps) {
  const link = field.reference && links[field.reference.constraint];
  return <FieldDisplay field={field} value={values[field.name]} link={link} place="detail" />;
}
