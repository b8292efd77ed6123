import { inSentence } from '@ninefold/specification';
import { Select } from '@ninefold/ui/components/select';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { type ListView, readView, writeView } from './list-view.ts';
import { listViewMessages } from './messages.ts';

export interface ViewSwitchProps {
  /** The fields by whose values the list can be a board. */
  readonly boards: readonly FieldDescriptor[];
  /** The fields by which it can be a calendar. */
  readonly calendars: readonly FieldDescriptor[];
  /** A table when undefined. */
  readonly view: ListView | undefined;
  readonly onViewChange: (view: ListView | undefined) => void;
}

/** Chooses how a list shows its records. Shows nothing where there is no choice. */
export function ViewSwitch({ boards, calendars, view, onViewChange }: ViewSwitchProps) {
  if (boards.length + calendars.length === 0) return null;
  const options = [
    { value: '', label: listViewMessages.table },
    ...boards.map(({ name, label }) => ({
      value: writeView({ kind: 'board', field: name }),
      label: listViewMessages.boardBy({ field: inSentence(label) }),
    })),
    ...calendars.map(({ name, label }) => ({
      value: writeView({ kind: 'calendar', field: name }),
      label: listViewMessages.calendarBy({ field: inSentence(label) }),
    })),
  ];
  const value = view && writeView({ kind: view.kind, field: view.field });
  return (
    <Select
      size="small"
      aria-label={listViewMessages.view}
      className="w-auto max-sm:max-w-24"
      value={options.find((option) => option.value === value)?.value ?? ''}
      options={options}
      onChange={({ target }) => onViewChange(readView(target.value))}
    />
  );
}
