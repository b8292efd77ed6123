import { entityName } from '@ninefold/specification';
import { useCreateHref } from '@ninefold/ui/components/link';
import { useToast } from '@ninefold/ui/components/toast';
import { type ScreenAction, useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { editAddress } from '../addresses/index.ts';
import { ActionButton } from './action-button.tsx';
import { recordActionMessages } from './messages.ts';
import { TransitionButtons, useStateTransitions } from './transitions.tsx';
import { DeleteButton, type RecordActionsProps } from './delete-button.tsx';

/** Buttons that delete a record, edit it and change its status. */
export function RecordActions({ entity, row }: RecordActionsProps) {
  const states = useStateTransitions(entity, row);
  const hasTransitions = states.some(({ moves }) => moves.length > 0);
  useScreenActions(useCopyLink(row));
  return (
    <>
      <DeleteButton entity={entity} row={row} />
      <ActionButton
        entity={entity}
        action="update"
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

/** Offers to copy the address of a record. */
function useCopyLink({ href, title }: RecordActionsProps['row']): readonly ScreenAction[] {
  const createHref = useCreateHref();
  const toast = useToast();
  if (href === undefined) return [];
  const copy = async () => {
    try {
      const { href: address } = new URL(createHref(href), window.location.origin);
      await navigator.clipboard.writeText(address);
      toast.show({ tone: 'success', title: recordActionMessages.linkCopied({ title }) });
    } catch {
      toast.show({ tone: 'danger', title: recordActionMessages.linkNotCopied });
    }
  };
  return [{ id: 'copy link', label: recordActionMessages.copyLink, onSelect: () => void copy() }];
}
