import { entityId, fieldLabel } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { FieldDisplay, useValueFormat } from '@ninefold/ui/fields';
import { Why, WhyMark } from '@ninefold/ui/patterns/why';
import type { RecordRow } from '@ninefold/ui/shapes';
import { dueText, timesText } from './moments.ts';
import { useNow } from '../changes/index.ts';
import type { RecordsParts } from './use-records.ts';

export interface RecordValueProps<Field extends string> {
  readonly of: Pick<RecordsParts<Field>, 'entity' | 'fields' | 'link'>;
  readonly row: RecordRow | undefined;
  readonly field: Field;
}

/**
 * Shows a field's value as a list does: a state as a badge, a reference as a link. People can
 * ask "why?" about it: about a state by pressing it, about all others in the list of questions.
 */
export function RecordValue<Field extends string>({ of, row, field }: RecordValueProps<Field>) {
  const [descriptor] = of.fields(field);
  if (row === undefined || descriptor === undefined) return null;
  const link = of.link(row, field);
  const value = row.values[field];
  const shown = <FieldDisplay field={descriptor} value={value} link={link} place="cell" />;
  const state = descriptor.options?.find((option) => option.value === value);
  if (state === undefined) {
    return (
      <WhyMark why={descriptor.why} name={descriptor.label}>
        {shown}
      </WhyMark>
    );
  }
  return (
    <Why why={question('state', entityId(of.entity), field, state.value)} name={state.label}>
      {shown}
    </Why>
  );
}

export interface RecordTimesProps {
  readonly row: RecordRow;
  /** Names of the fields: from when to when. */
  readonly from: string;
  readonly to: string;
  /** Its records. With them, people can ask why about the times. */
  readonly of?: Pick<RecordsParts, 'entity'>;
}

/** "08:00–12:00" */
export function RecordTimes({ row: { values }, from, to, of }: RecordTimesProps) {
  const view = { ...useValueFormat(), now: useNow() };
  return (
    <time
      {...askable(of, from)}
      dateTime={typeof values[from] === 'string' ? values[from] : undefined}
    >
      {timesText(values[from], values[to], view)}
    </time>
  );
}

export interface DueProps {
  readonly value: string;
  /** Its records and its field. With both, people can ask why about it. */
  readonly of?: Pick<RecordsParts, 'entity'>;
  readonly field?: string;
}

/** Shows a due date: "2 days overdue", "Today 14:00". */
export function Due({ value, of, field = '' }: DueProps) {
  const view = { ...useValueFormat(), now: useNow() };
  if (value === '') return <span className="text-ink-subtle">—</span>;
  const { text, overdue } = dueText(value, view);
  return (
    <time {...askable(of, field)} dateTime={value} className={overdue ? 'text-danger' : undefined}>
      {text}
    </time>
  );
}

/** Attributes that let people ask why about the value of a field. */
function askable(of: Pick<RecordsParts, 'entity'> | undefined, field: string) {
  if (of === undefined) return undefined;
  return {
    'data-why': question('field', entityId(of.entity), field),
    'data-why-name': fieldLabel(of.entity, field),
  };
}
