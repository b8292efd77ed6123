import { type actionRejection, offeredActions } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import type { RecordRow, SearchRecords } from '@ninefold/ui/shapes';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { deferred } from '../../application/index.ts';
import { askedOf, useScreen } from '../../screen-context/index.ts';
import type { RunActionProps } from './run-action.tsx';

const RunAction = deferred<'RunAction', RunActionProps>(
  () => import('./run-action.tsx'),
  'RunAction',
);

interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly disabledReason: string | undefined;
  readonly onSelect: () => void;
}

interface ChosenAction extends Pick<RunActionProps, 'action' | 'row'> {
  /** Tells it from those that were chosen before: one of them may still be under way. */
  readonly key: number;
}

/** A record, and what says why an action can't be done with it: only screens of records load that. */
export interface ActionSubject {
  readonly row: RecordRow;
  readonly rejectionOf: typeof actionRejection;
}

/**
 * Returns the team's actions on a record, or on the list of an entity, and the one that is being done.
 *
 * @param subject Undefined for the list.
 */
export function useCustomActions(
  entity: Entity,
  searchRecords: SearchRecords,
  subject?: ActionSubject,
): { readonly actions: readonly MenuAction[]; readonly running: ReactNode } {
  const { loaded, acting } = useScreen();
  const router = useRouter();
  const [chosen, setChosen] = useState<ChosenAction>();
  const lastKey = useRef(0);
  const asked = askedOf({ loaded, acting });
  const row = subject?.row;
  return {
    actions: offeredActions(asked, entity, subject === undefined ? 'list' : 'record').map(
      (action) => ({
        id: `action ${action.name}`,
        label: action.declared.label,
        disabledReason:
          subject === undefined
            ? action.reason
            : subject.rejectionOf(asked, entity, action)(subject.row),
        onSelect: () => {
          const { href } = action.declared;
          if (href === undefined) {
            lastKey.current += 1;
            setChosen({ action, row, key: lastKey.current });
          } else router.history.push(href.replace('{id}', encodeURIComponent(row?.id ?? '')));
        },
      }),
    ),
    running: chosen && (
      <RunAction
        key={chosen.key}
        entity={entity}
        row={chosen.row}
        action={chosen.action}
        searchRecords={searchRecords}
        onClose={() => setChosen((now) => (now === chosen ? undefined : now))}
      />
    ),
  };
}
