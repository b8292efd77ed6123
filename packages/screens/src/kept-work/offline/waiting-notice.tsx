import { type Entity, entityId } from '@ninefold/specification';
import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { waitingList } from './open-list.ts';
import { useWaitingChanges } from './use-waiting-changes.ts';
import { waitingChangesMessages } from './messages.ts';

export interface WaitingNoticeProps {
  readonly entity: Entity;
  readonly id: string;
  readonly className?: string;
}

/** Says on the screens of a record that changes to it wait to be sent. */
export function WaitingNotice({ entity, id, className }: WaitingNoticeProps) {
  const changes = useWaitingChanges().filter(
    (change) => change.entity === entityId(entity) && change.row?.id === id,
  );
  if (changes.length === 0) return null;
  return (
    <Banner
      announce="polite"
      className={className}
      title={waitingChangesMessages.recordTitle}
      actions={
        <Button size="small" aria-haspopup="dialog" onClick={() => waitingList.setOpen(true)}>
          {waitingChangesMessages.show}
        </Button>
      }
    >
      {waitingChangesMessages.recordText}
    </Banner>
  );
}
