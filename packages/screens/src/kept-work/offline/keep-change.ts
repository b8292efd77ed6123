import { type Entity, entityId } from '@ninefold/specification';
import type { useToast } from '@ninefold/ui/components/toast';
import type { RouterHistory } from '@tanstack/react-router';
import { type Application, identityOf } from '../../application/index.ts';
import { waitingChangesMessages } from './messages.ts';
import { besideSender } from './sender-lock.ts';
import { keepChange as store, type NewChange } from './queue.ts';

export type KeptChange = Omit<NewChange, 'entity' | 'href'>;

export interface KeepContext {
  readonly application: Application;
  readonly history: RouterHistory;
  readonly toast: Pick<ReturnType<typeof useToast>, 'show'>;
}

/** Keeps a change until it can be sent, and says so. Returns whether the browser keeps it. */
export async function keepChange(
  { application, history, toast }: KeepContext,
  entity: Entity,
  change: KeptChange,
): Promise<boolean> {
  // What is only tried is not sent later.
  if (application.viewing !== undefined) return false;
  const owner = identityOf(application);
  const href = history.createHref(change.address);
  const kept = { ...change, entity: entityId(entity), href };
  // A request that gets no answer holds up the next one, but not what is saved.
  if (!(await besideSender(owner, (isIdle) => store(owner, kept, isIdle)))) {
    toast.show({
      tone: 'warning',
      title: waitingChangesMessages.notKept,
      description: waitingChangesMessages.notKeptText,
    });
    return false;
  }
  toast.show({
    title: waitingChangesMessages.kept({ title: change.title }),
    description: waitingChangesMessages.keptText,
  });
  return true;
}
