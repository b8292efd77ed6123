import { entityId, entityName } from '@ninefold/specification';
import { ActionSubjectContext } from '@ninefold/ui/patterns/screen-actions';
import { useMemo } from 'react';
import { editAddress } from '../../addresses/index.ts';
import { ActionButton } from './action-button.tsx';
import { recordActionMessages } from './messages.ts';
import { isWhole } from './is-whole.ts';
import { useRecordPermission } from './permission.ts';
import { RecordMenu } from './record-menu.tsx';
import { TransitionButtons, useStateTransitions } from './transitions.tsx';
import { DeleteButton, type RecordActionsProps } from './delete-button.tsx';

/**
 * Buttons that delete a record, edit it and change its status, and a menu of what is less common. A record of
 * which only its list is known can be edited, which reads it. The shortcuts work unless a screen has the actions of several
 * records.
 */
export function RecordActions({ entity, row }: RecordActionsProps) {
  const read = isWhole(entity, row) ? row : undefined;
  const updating = useRecordPermission('update', entity, read);
  const states = useStateTransitions(entity, row);
  const hasTransitions = states.some(({ moves }) => moves.length > 0);
  const id = `${entityId(entity)} ${row.id}`;
  const subject = useMemo(
    () => ({ kind: 'record' as const, id, title: row.title }),
    [id, row.title],
  );
  return (
    <ActionSubjectContext value={subject}>
      <RecordMenu entity={entity} row={row} />
      {read && <DeleteButton entity={entity} row={row} />}
      <ActionButton
        entity={entity}
        action="update"
        permission={updating}
        name={recordActionMessages.editEntity(entityName(entity))}
        href={editAddress(entity, row.id)}
        shortcut="E"
        variant={hasTransitions ? 'secondary' : 'primary'}
      >
        {recordActionMessages.edit}
      </ActionButton>
      {read &&
        states.map((transitions) => (
          <TransitionButtons
            key={transitions.field}
            entity={entity}
            row={read}
            transitions={transitions}
          />
        ))}
    </ActionSubjectContext>
  );
}
