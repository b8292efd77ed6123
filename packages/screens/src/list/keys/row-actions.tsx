import { isLeftOut, screenAccess } from '@ninefold/rules/permissions';
import { entityId, entityName } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import {
  pressUnused,
  type ScreenAction,
  useScreenActions,
} from '@ninefold/ui/patterns/screen-actions';
import { useEffect } from 'react';
import { editAddress, recordAddress } from '../../addresses/index.ts';
import type { EntityScreenProps } from '../../failures/index.ts';
import {
  disabledReasonOf,
  recordActionMessages,
  useCopyLink,
  usePermission,
} from '../../record/record-actions/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import type { FocusedRow } from './focused-row.ts';
import { listKeyMessages } from './messages.ts';

export interface RowActionsProps extends EntityScreenProps {
  readonly row: FocusedRow;
}

/** Offers the actions of the record whose row is focused, as its own screen does. */
export function RowActions({ entity, row: { id, title } }: RowActionsProps) {
  const { overview, roles } = useScreen();
  const permission = usePermission()('update', entity);
  const href = recordAddress(entity, id);
  const copyLink = useCopyLink({ href, title });
  const edit: ScreenAction = {
    id: question('action', entityId(entity), 'update'),
    label: recordActionMessages.editEntity(entityName(entity)),
    shortcut: 'E',
    href: editAddress(entity, id),
    disabledReason: disabledReasonOf(permission),
  };
  const isClosed =
    isLeftOut(permission) ||
    screenAccess(overview.declaration, entityId(entity), 'change', roles) !== 'open';
  const subject = { kind: 'record' as const, id: `${entityId(entity)} ${id}`, title };
  const open: ScreenAction = { id: 'open', label: listKeyMessages.open, href };
  useScreenActions(
    [open, ...(isClosed ? [] : [edit]), ...copyLink].map((action) => ({
      ...action,
      subject,
      detail: title,
    })),
  );
  // They come after the focus, and their keys may have been pressed by then.
  useEffect(() => {
    pressUnused().catch(() => undefined);
  }, []);
  return null;
}
