import { useId } from 'react';
import { DescriptionItem, DescriptionList } from '@ninefold/ui/components/description-list';
import { TableRowLink } from '@ninefold/ui/components/table';
import { FieldTable, FieldDisplay } from '@ninefold/ui/fields';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import type { FunctionResultProps, OutcomeRow } from './function-form-props.ts';
import { functionResultMessages } from './messages.ts';

/** A longer result would be slow to draw, and is too long to read. */
const mostRows = 200;

/** Shows the result of a function: a value, a record, a table, or nothing. */
export function FunctionResult({ outcome, id }: FunctionResultProps) {
  const own = useId();
  const heading = id ?? own;
  return (
    <section
      data-slot="function-result"
      aria-labelledby={heading}
      className="border-t border-line px-4 py-5 sm:px-6"
    >
      <div className="mb-3 flex items-baseline gap-3">
        <h2 id={heading} className="text-lg">
          {functionResultMessages.title}
        </h2>
        <output className="text-md text-ink-subtle tabular-nums">{summaryOf(outcome)}</output>
      </div>
      <Outcome outcome={outcome} />
    </section>
  );
}

/** Returns the announcement of a result. */
function summaryOf(outcome: FunctionResultProps['outcome']): string | undefined {
  switch (outcome.kind) {
    case 'nothing':
      return functionResultMessages.nothing;
    case 'row':
      return outcome.row === null ? functionResultMessages.noRow : undefined;
    case 'rows':
      return outcome.rows.length === 0
        ? functionResultMessages.noRows
        : functionResultMessages.count({ count: outcome.rows.length });
    case 'values':
      return outcome.values.length === 0
        ? functionResultMessages.noRows
        : functionResultMessages.count({ count: outcome.values.length });
    default:
      return undefined;
  }
}

function Outcome({ outcome }: { readonly outcome: FunctionResultProps['outcome'] }) {
  switch (outcome.kind) {
    case 'value':
      return (
        <div className="text-lg">
          <FieldDisplay field={outcome.field} value={outcome.value} place="exact" />
        </div>
      );
    case 'values':
      return (
        <Rows
          fields={[outcome.field]}
          rows={outcome.values.map((value) => ({ values: { [outcome.field.name]: value } }))}
        />
      );
    case 'row':
      return outcome.row === null ? null : (
        <DescriptionList columns={2}>
          {outcome.fields.map((field) => (
            <DescriptionItem key={field.name} term={field.label}>
              <FieldDisplay field={field} value={outcome.row?.values[field.name]} place="exact" />
            </DescriptionItem>
          ))}
        </DescriptionList>
      );
    case 'rows':
      return <Rows fields={outcome.fields} rows={outcome.rows} />;
    default:
      return null;
  }
}

interface RowsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly OutcomeRow[];
}

function Rows({ fields, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <FieldTable
        label={functionResultMessages.rows}
        fields={fields}
        rows={rows.slice(0, mostRows)}
      >
        {(row, field, leads) => {
          const value = <FieldDisplay field={field} value={row.values[field.name]} place="cell" />;
          if (!leads || row.href === undefined) return value;
          return <TableRowLink href={row.href}>{value}</TableRowLink>;
        }}
      </FieldTable>
      {rows.length > mostRows && (
        <p className="mt-2 text-md text-ink-subtle">
          {functionResultMessages.shown({ shown: mostRows, all: rows.length })}
        </p>
      )}
    </>
  );
}
