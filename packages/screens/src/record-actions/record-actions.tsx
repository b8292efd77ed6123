import { entityName } from '@ninefold/specification';
import { editAddress } from '../addresses/index.ts';
import { ActionButton } from './action-button.tsx';
import { recordActionMessages } from './messages.ts';
import { useRecordPermission } from './permission.ts';
import { RecordMenu } from './record-menu.tsx';
import { TransitionButtons, useStateTransitions } from './transitions.tsx';
import { DeleteButton, type RecordActionsProps } from './delete-button.tsx';

/** Buttons that delete a record, edit it and change its status, and a menu of what is less common. */
export function RecordActions({ entity, row }: RecordActionsProps) {
  const updating = useRecordPermission('update', entity, row);
  const states = useStateTransitions(entity, row);
  const hasTransitions = states.some(({ moves }) => moves.length > 0);
  return (
    <>
      <RecordMenu entity={entity} row={row} />
      <DeleteButton entity={entity} row={row} />
      <ActionButton
        entity={entity}
        action="update"
        permission={updating}
        name={recordActionMessages.editEntity(entityName(entity))}
        href={editAddress(entity, row.id)}
        variant={hasTransitions ? 'secondary' : 'primary'}
      >
        {recordActionMessages.edit}
      </ActionButton>
      {states.map((transitions) => (
        <TransitionButtons
          key={transitions.field}
          entity={entity}
          row={row}
          transitions={transitions}
        />
      ))}
    </>
  );
}
