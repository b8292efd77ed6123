import { type ListState, type RecordSource, startField } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import type { RecordListProps } from '@ninefold/ui/patterns/record-list';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useEffect, useEffectEvent, useState } from 'react';
import { deferred } from '../../application/index.ts';

const JumpDialog = deferred(() => import('./jump-dialog.tsx'), 'JumpDialog');

export interface ListJumpProps {
  readonly source: RecordSource;
  readonly entity: Entity;
  readonly state: ListState;
  /** The fields that can be read. */
  readonly fields: readonly FieldDescriptor[];
  readonly onStateChange: (state: ListState) => void;
  /** Called with what opens the dialog; undefined where the list has no value to go to. */
  readonly onJumpChange: (jump: RecordListProps['jump']) => void;
}

/** Goes to a value of the field that a list is ordered by first. */
export function ListJump({ source, entity, state, fields, ...on }: ListJumpProps) {
  const [isOpen, setOpen] = useState(false);
  const start = startField(source, entity, state.order);
  const field = fields.find(({ name }) => name === start?.name);
  const change = useEffectEvent(on.onJumpChange);
  const name = field?.name;
  useEffect(() => {
    change(name === undefined ? undefined : { field: name, onJump: () => setOpen(true) });
    return () => change(undefined);
  }, [name]);
  return (
    isOpen &&
    field && (
      <JumpDialog
        field={field}
        onJump={(value) => on.onStateChange({ ...state, start: value, offset: 0 })}
        onClose={() => setOpen(false)}
      />
    )
  );
}
