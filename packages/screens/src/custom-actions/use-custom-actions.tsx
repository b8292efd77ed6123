import { type OfferedAction, offeredActions } from '@ninefold/rules/permissions';
import type { Entity } from '@ninefold/specification';
import type { RecordRow, SearchRecords } from '@ninefold/ui/shapes';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { deferred } from '../deferred/index.tsx';
import { askedOf, useScreen } from '../screen-context/index.ts';
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

/**
 * Returns the team's actions on a record, or on the list of an entity, and the one that is being done.
 *
 * @param row The record; undefined for the list.
 */
export function useCustomActions(
  entity: Entity,
  row: RecordRow | undefined,
  searchRecords: SearchRecords,
): { readonly actions: readonly MenuAction[]; readonly running: ReactNode } {
  const { loaded, acting } = useScreen();
  const router = useRouter();
  const [chosen, setChosen] = useState<OfferedAction>();
  const place = row === undefined ? 'list' : 'record';
  return {
    actions: offeredActions(askedOf({ loaded, acting }), entity, place).map((action) => ({
      id: `action ${action.name}`,
      label: action.declared.label,
      disabledReason: action.rejection(row),
      onSelect: () => {
        const { href } = action.declared;
        if (href === undefined) setChosen(action);
        else router.history.push(href.replace('{id}', encodeURIComponent(row?.id ?? '')));
      },
    })),
    running: chosen && (
      <RunAction
        entity={entity}
        row={row}
        action={chosen}
        searchRecords={searchRecords}
        onClose={() => setChosen(undefined)}
      />
    ),
  };
}
