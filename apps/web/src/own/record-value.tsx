import { ShowField, useValueFormat } from '@ninefold/ui/fields';
import type { RecordRow } from '@ninefold/ui/patterns/shapes';
import { dueText, timesText } from './moments.ts';
import { useNow } from './use-now.ts';
import type { Records } from './use-records.tsx';

export interface RecordValueProps<Field extends string> {
  readonly of: Pick<Records<Field>, 'fields' | 'link'>;
  readonly row: RecordRow | undefined;
  readonly field: Field;
}

/** The value of a field, as a list shows it: a state as a badge, a reference as a link. */
export function RecordValue<Field extends string>({ of, row, field }: RecordValueProps<Field>) {
  const [descriptor] = of.fields(field);
  if (row === undefined || descriptor === undefined) return null;
  const link = of.link(row, field);
  return <ShowField field={descriptor} value={row.values[field]} link={link} place="cell" />;
}

export interface RecordTimesProps {
  readonly row: RecordRow;
  /** Names of the fields: from when to when. */
  readonly from: string;
  readonly to: string;
}

/** "08:00–12:00" */
export function RecordTimes({ row: { values }, from, to }: RecordTimesProps) {
  const view = { ...useValueFormat(), now: useNow() };
  return (
    <time dateTime={typeof values[from] === 'string' ? values[from] : undefined}>
      {timesText(values[from], values[to], view)}
    </time>
  );
}

/** Until when something is to be done, and whether that is past: "Overdue 2 d", "Today 14:00". */
export function Due({ value }: { readonly value: string }) {
  const view = { ...useValueFormat(), now: useNow() };
  if (value === '') return <span className="text-ink-subtle">—</span>;
  const { text, overdue } = dueText(value, view);
  return (
    <time dateTime={value} className={overdue ? 'text-danger' : undefined}>
      {text}
    </time>
  );
}
