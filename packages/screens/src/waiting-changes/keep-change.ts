import { type Entity, entityId } from '@ninefold/specification';
import type { useToast } from '@ninefold/ui/components/toast';
import type { RouterHistory } from '@tanstack/react-router';
import type { Application } from '../application/index.ts';
import { sessionPerson } from '../session/index.ts';
import { waitingChangesMessages } from './messages.ts';
import { keepChange as store, type NewChange } from './stored-changes.ts';

export type KeptChange = Omit<NewChange, 'entity' | 'href'>;

export interface KeepContext {
  readonly application: Application;
  readonly history: RouterHistory;
  readonly toast: Pick<ReturnType<typeof useToast>, 'show'>;
}

/** Keeps a change until it can be sent, and says so. Returns whether the browser keeps it. */
export function keepChange(
  { application, history, toast }: KeepContext,
  entity: Entity,
  change: KeptChange,
): boolean {
  const owner = {
    project: application.database?.client.url ?? '',
    person: sessionPerson(application)?.id ?? '',
  };
  const href = history.createHref(change.address);
  if (!store(owner, { ...change, entity: entityId(entity), href })) return false;
  toast.show({
    title: waitingChangesMessages.kept({ title: change.title }),
    description: waitingChangesMessages.keptText,
  });
  return true;
}
