import { inSentence } from '@ninefold/specification';
import { ViewChooser } from '@ninefold/ui/patterns/record-list';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { type ListView, readView, writeView } from '../addresses/index.ts';
import { listViewMessages } from './view-messages.ts';
import { isDate } from './view-fields.ts';

export interface ViewSwitchProps {
  /** The fields by whose values the list can be a board. */
  readonly boards: readonly FieldDescriptor[];
  /** The fields by whose values a table can be in groups. */
  readonly groups: readonly FieldDescriptor[];
  /** The fields by which it can be a calendar. */
  readonly calendars: readonly FieldDescriptor[];
  /** A table when undefined. */
  readonly view: ListView | undefined;
  readonly onViewChange: (view: ListView | undefined) => void;
}

/** Chooses how a list shows its records. Shows nothing where there is no choice. */
export function ViewSwitch({ boards, groups, calendars, view, onViewChange }: ViewSwitchProps) {
  // Groups of few values are the likeliest.
  const isFew = ({ name }: FieldDescriptor) => boards.some((board) => board.name === name);
  const likeliest = groups.toSorted((a, b) => Number(isFew(b)) - Number(isFew(a)));
  const views = [
    ...likeliest.map((field) => ({
      view: {
        kind: 'group' as const,
        field: field.name,
        ...(isDate(field) && { unit: 'month' as const }),
      },
      label: listViewMessages.groupBy({ field: inSentence(field.label) }),
    })),
    ...boards.map(({ name, label }) => ({
      view: { kind: 'board' as const, field: name },
      label: listViewMessages.boardBy({ field: inSentence(label) }),
    })),
    ...calendars.map(({ name, label }) => ({
      view: { kind: 'calendar' as const, field: name },
      label: listViewMessages.calendarBy({ field: inSentence(label) }),
    })),
  ];
  if (views.length === 0) return null;
  const shown = views.find(
    (each) => each.view.kind === view?.kind && each.view.field === view.field,
  );
  return (
    <ViewChooser
      label={listViewMessages.view}
      value={shown ? writeView(shown.view) : ''}
      options={[
        { kind: 'table', value: '', label: listViewMessages.table },
        ...views.map(({ view, label }) => ({ kind: view.kind, value: writeView(view), label })),
      ]}
      onValueChange={(value) => onViewChange(readView(value))}
    />
  );
}
