import { inSentence } from '@ninefold/specification';
import { Select } from '@ninefold/ui/components/select';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { listViewMessages } from './messages.ts';
import type { ListView } from './list-view.ts';

export interface ViewSwitchProps {
  /** The fields by whose values the list can be a board. */
  readonly fields: readonly FieldDescriptor[];
  /** A table when undefined. */
  readonly view: ListView | undefined;
  readonly onViewChange: (view: ListView | undefined) => void;
}

/** Chooses how a list shows its records. Shows nothing where there is no choice. */
export function ViewSwitch({ fields, view, onViewChange }: ViewSwitchProps) {
  if (fields.length === 0) return null;
  const options = [
    { value: '', label: listViewMessages.table },
    ...fields.map(({ name, label }) => ({
      value: name,
      label: listViewMessages.boardBy({ field: inSentence(label) }),
    })),
  ];
  const chosen = options.find(({ value }) => value === view?.field);
  return (
    <Select
      size="small"
      aria-label={listViewMessages.view}
      className="w-auto"
      value={chosen?.value ?? ''}
      options={options}
      onChange={({ target: { value } }) =>
        onViewChange(value === '' ? undefined : { kind: 'board', field: value })
      }
    />
  );
}
