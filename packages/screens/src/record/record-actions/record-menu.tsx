import { actionRejection, isLeftOut } from '@ninefold/rules/permissions';
import { entityName } from '@ninefold/specification';
import { MoreActions } from '@ninefold/ui/patterns/more-actions';
import { useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { useRouter } from '@tanstack/react-router';
import { duplicateAddress } from '../../addresses/index.ts';
import { useCustomActions } from '../../custom-code/custom-actions/index.ts';
import { disabledReasonOf, usePermission } from './general-permission.ts';
import type { RecordActionsProps } from './delete-button.tsx';
import { isWhole } from './is-whole.ts';
import { recordMenuMessages } from './messages.ts';
import { type MenuAction, useCopyLink } from './use-copy-link.ts';
import { useRecordSearch } from './use-record-search.ts';

/** Less common actions of a record. */
export function RecordMenu({ entity, row }: RecordActionsProps) {
  const custom = useCustomActions(entity, useRecordSearch(entity), {
    row,
    rejectionOf: actionRejection,
  });
  const actions = [
    // They write from what was read.
    ...(isWhole(entity, row) ? custom.actions : []),
    ...useCopyLink(row),
    ...useDuplicate({ entity, row }),
    printing,
  ];
  useScreenActions(actions);
  return (
    <>
      <MoreActions actions={actions.map(({ id, ...action }) => ({ name: id, ...action }))} />
      {custom.running}
    </>
  );
}

const printing: MenuAction = {
  id: 'print',
  get label() {
    return recordMenuMessages.print;
  },
  onSelect: () => window.print(),
};

/** Offers a form for a new record with the values of this one, unless the role can't create any. */
function useDuplicate({ entity, row }: RecordActionsProps): readonly MenuAction[] {
  const router = useRouter();
  const permission = usePermission()('insert', entity);
  if (isLeftOut(permission)) return [];
  return [
    {
      id: 'duplicate',
      label: recordMenuMessages.duplicate(entityName(entity)),
      onSelect: () => router.history.push(duplicateAddress(entity, row.id)),
      disabledReason: disabledReasonOf(permission),
    },
  ];
}
