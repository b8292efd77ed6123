import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import {
  StateTransitions,
  type StateTransitionsProps,
} from '@ninefold/ui/patterns/state-transitions';
import type { ComponentType } from 'react';
import { type FieldTransitions, valueProblem } from '../descriptors/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { useRecordSearch } from './use-record-search.ts';
import { useStateChange } from './use-state-change.ts';

export interface TransitionButtonsProps {
  readonly entity: Entity;
  readonly row: Pick<RecordRow, 'id' | 'title' | 'values'>;
  readonly transitions: FieldTransitions;
  readonly buttons?: ComponentType<StateTransitionsProps>;
}

/** Buttons that change one state of a record. */
export function TransitionButtons(props: TransitionButtonsProps) {
  const { entity, row, transitions, buttons: Buttons = StateTransitions } = props;
  const { loaded } = useScreen();
  const source = useRecordSource();
  const changeState = useStateChange(source, entity, row, transitions.field);
  const searchRecords = useRecordSearch(source, entity);
  return (
    <Buttons
      transitions={transitions.moves}
      title={row.title}
      from={transitions.from}
      validate={(field, text) => valueProblem(loaded.specification, entity, field, text)}
      searchRecords={searchRecords}
      onTransition={changeState}
    />
  );
}
