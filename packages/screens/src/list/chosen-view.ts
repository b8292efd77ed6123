import type { AddressProblem } from '@ninefold/data/records';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { type ListView, writeView } from '../addresses/index.ts';
import type { useListAddress } from './use-list-address.ts';
import { boardFields, calendarFields, groupFields } from './view-fields.ts';
import { listViewMessages } from './view-messages.ts';

const fieldsFor = { board: boardFields, calendar: calendarFields, group: groupFields };

/** Returns the view of a list's address, and its field: undefined for the table, which also replaces what isn't offered. */
export function chosenView(
  { view, problems }: Pick<ReturnType<typeof useListAddress>, 'view' | 'problems'>,
  fields: readonly FieldDescriptor[],
) {
  const viewed = view && fieldsFor[view.kind](fields).find(({ name }) => name === view.field);
  const isOffered = view === undefined || viewed !== undefined;
  return { view, viewed, problems: isOffered ? problems : [...problems, viewProblem(view)] };
}

/** Returns the first column with few enough values to choose from above the list. */
export function quickField(
  fields: readonly FieldDescriptor[],
  shown: readonly FieldDescriptor[],
): FieldDescriptor | undefined {
  return boardFields(fields).find(
    (field) => shown.includes(field) && (field.options?.length ?? 0) <= 12,
  );
}

function viewProblem(view: ListView): AddressProblem {
  const value = writeView(view);
  return { parameter: 'view', value, message: listViewMessages.notOffered({ view: value }) };
}
