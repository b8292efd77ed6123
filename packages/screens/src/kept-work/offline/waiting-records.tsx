import { type Entity, entityId } from '@ninefold/specification';
import { Button } from '@ninefold/ui/components/button';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { waitingList } from './open-list.ts';
import { useWaitingChanges } from './use-waiting-changes.ts';
import { waitingChangesMessages } from './messages.ts';
import type { WaitingChange } from './queue.ts';

export interface WaitingRecordsProps {
  readonly entity: Entity;
}

/** Shows above a list the records that wait to be created. They are no rows of it: it can't count or select them. */
export function WaitingRecords({ entity }: WaitingRecordsProps) {
  const id = entityId(entity);
  const created = useWaitingChanges().filter(
    (change) => change.kind === 'create' && change.entity === id,
  );
  if (created.length === 0) return null;
  return (
    <ul
      aria-label={waitingChangesMessages.toCreate({ entities: entity.plural.value ?? entity.name })}
      className="max-h-48 shrink-0 divide-y divide-line overflow-y-auto border-t border-line"
    >
      {created.map(({ key, title: unnamed, changes, summary, problem }) => {
        const title = titleOf(entity, changes) ?? unnamed;
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 sm:px-6">
            <span className="min-w-0 font-medium break-words text-ink">{title}</span>
            <StatusBadge tone={problem === undefined ? 'warning' : 'danger'}>
              {problem === undefined
                ? waitingChangesMessages.createMark
                : waitingChangesMessages.attention({ count: 1 })}
            </StatusBadge>
            <span className="min-w-0 flex-1 basis-40 truncate text-ink-muted">{summary}</span>
            <Button
              size="small"
              variant="ghost"
              aria-haspopup="dialog"
              aria-label={waitingChangesMessages.openOf({ title })}
              onClick={() => waitingList.setOpen(true)}
            >
              {waitingChangesMessages.open}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns what the new record will be called; undefined where other records or the database name it. */
function titleOf({ display, fields }: Entity, changes: WaitingChange['changes']) {
  const texts = fields
    .filter(({ name, kind }) => display.value?.includes(name) === true && kind === 'text')
    .flatMap(({ name }) => changes[name] ?? []);
  return texts.length === 0 ? undefined : texts.join(' ');
}
