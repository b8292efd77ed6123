import type { RecordRow } from '@ninefold/data/records';
import { type Entity, entityLabel, inSentence } from '@ninefold/specification';
import { useStateWays } from '../application/use-state-ways.ts';
import { changeAddress } from '../assemble/addresses.ts';
import { ActionButton } from './action-button.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { RemoveButton } from './remove-button.tsx';

export interface RecordActionsProps {
  readonly entity: Entity;
  readonly row: RecordRow;
}

/** What a person can do with a record: delete it, edit it, and take it to another state. */
export function RecordActions({ entity, row }: RecordActionsProps) {
  const ways = useStateWays(entity, row);
  const isMovable = ways.some(({ moves }) => moves.length > 0);
  const label = inSentence(entityLabel(entity));
  return (
    <>
      <RemoveButton entity={entity} row={row} />
      <ActionButton
        entity={entity}
        action="update"
        name={`Edit ${label}`}
        href={changeAddress(entity, row.id)}
        variant={isMovable ? 'secondary' : 'primary'}
      >
        Edit
      </ActionButton>
      {ways.map((way) => (
        <MoveButtons key={way.field} entity={entity} row={row} ways={way} />
      ))}
    </>
  );
}
