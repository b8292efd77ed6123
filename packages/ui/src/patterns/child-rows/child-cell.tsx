import { memo } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { Field } from '../../components/field/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import { FieldInput } from '../../fields/input/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { richText } from '../../rich-text.ts';
import { afterPress, mustBeFilled } from '../record-form/index.ts';
import type { ChildRow, ChildRowsProps } from './child-rows-props.ts';
import { isWide } from './column-widths.ts';
import { childRowsMessages } from './messages.ts';

interface ChildCellProps extends Pick<
  ChildRowsProps,
  'cellId' | 'searchRecords' | 'onEdit' | 'onEnter' | 'onLeave' | 'onUnreadable'
> {
  readonly row: ChildRow;
  /** From 1; undefined for a record that is no row among others. */
  readonly place?: number;
  readonly column: FieldDescriptor;
  readonly focused: boolean;
}

/**
 * One value of a row: its input, or the value where it can't be entered. Beside columns, its label is hidden.
 * Typing in one row draws the cells of no other.
 */
export const ChildCell = memo(function ChildCell(props: ChildCellProps) {
  const { row, place, column, cellId, searchRecords } = props;
  const { id, texts, values } = row;
  const { name } = column;
  const field = row.fields.find((each) => each.name === name);
  const isOfRow = place !== undefined;
  const wide = isOfRow && isWide(column) && '@max-4xl:col-span-full';
  const isEntered = field !== undefined && !field.readOnly && field.generated !== true;
  if (!isEntered) {
    const { computed = {} } = row;
    const isStale = column.generated === true && (values === undefined || row.edited === true);
    const isComputed = isStale && Object.hasOwn(computed, name);
    const value = (isComputed ? computed : values)?.[name];
    // An output is said when it changes.
    const Value = isComputed ? 'output' : 'span';
    const link = column.reference && row.links[column.reference.constraint];
    return (
      <div
        data-slot="child-cell"
        className={joinClassNames('flex min-w-0 flex-col gap-1', isOfRow && '@4xl:py-1.5', wide)}
      >
        <span className={joinClassNames('text-base font-medium', isOfRow && '@4xl:sr-only')}>
          {column.label}
        </span>
        <Value className="truncate text-base text-ink-muted">
          {isStale && !isComputed ? (
            childRowsMessages.afterSave
          ) : (
            <FieldDisplay field={column} value={value ?? null} link={link} place="detail" />
          )}
        </Value>
      </div>
    );
  }
  const { reference } = field;
  return (
    <Field
      data-slot="child-cell"
      label={
        isOfRow
          ? richText(
              childRowsMessages.cell.parts({ field: field.label, row: place, place: hiddenPlace }),
            )
          : field.label
      }
      controlId={cellId(id, name)}
      required={
        row.blank !== true && mustBeFilled(field, values === undefined ? 'create' : 'change')
      }
      error={row.problems[name]}
      className={joinClassNames(
        isOfRow && 'min-w-0 @4xl:[&>div:first-child]:sr-only [&_textarea]:min-h-8!',
        wide,
      )}
    >
      <FieldInput
        key={row.start}
        field={field}
        defaultValue={texts[name] ?? null}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just added the row
        autoFocus={props.focused}
        link={reference && row.links[reference.constraint]}
        searchRecords={searchRecords}
        onValueChange={(text) => props.onEdit(id, { [name]: text })}
        onBlur={() => afterPress(() => props.onLeave(id, name))}
        onProblemChange={(problem) => props.onUnreadable(id, name, problem)}
        onReferenceChange={(entered) => {
          const { [name]: own = null, ...others } = entered;
          props.onEdit(id, { [name]: own });
          if (Object.keys(others).length > 0) props.onEnter(id, others);
        }}
      />
    </Field>
  );
});

function hiddenPlace(words: readonly unknown[]) {
  return <VisuallyHidden>{richText(words)}</VisuallyHidden>;
}
