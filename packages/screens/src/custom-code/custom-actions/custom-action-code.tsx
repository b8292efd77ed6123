import type { OfferedAction } from '@ninefold/rules/permissions';
import { type Entity, entityId } from '@ninefold/specification';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
} from '@ninefold/ui/components/alert-dialog';
import { type Query, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback } from 'react';
import { failureOf, loadCode } from '../../application/index.ts';
import { CustomCode } from '../index.ts';
import { entitySpecificationQuery } from '../../screen-context/queries/index.ts';
import { useEntitySpecification, useScreen } from '../../screen-context/index.ts';
import type { ActionParts, CustomAction } from './define-action.ts';
import { customActionMessages } from './messages.ts';

export interface CustomActionCodeProps {
  readonly entity: Entity;
  readonly action: OfferedAction;
  readonly onClose: () => void;
  readonly children: (parts: ActionParts) => ReactNode;
}

/** Loads a custom action, and renders with its parts. Shows a message where it can't be loaded or fails. */
export function CustomActionCode({ onClose, ...props }: CustomActionCodeProps) {
  const { entity, action } = props;
  const { label } = action.declared;
  const queries = useQueryClient();
  const { application } = useScreen();
  const close = useCallback(() => {
    // A component that suspends doesn't send a query again that has failed.
    for (const { queryKey } of [
      codeQuery(entityId(entity), action),
      entitySpecificationQuery(application, entitiesOf(entity, action)),
    ]) {
      queries.removeQueries({ queryKey, exact: true, predicate: isFailed });
    }
    onClose();
  }, [queries, application, entity, action, onClose]);
  const showFailure = useCallback(
    ({ error }: { readonly error: unknown }) => (
      <AlertDialog open onOpenChange={(open) => !open && close()}>
        <AlertDialogContent
          title={customActionMessages.notLoaded({ label })}
          description={failureOf(error).message}
          actions={<AlertDialogCancel />}
        />
      </AlertDialog>
    ),
    [label, close],
  );
  return (
    <CatchBoundary getResetKey={() => action.name} errorComponent={showFailure}>
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    </CatchBoundary>
  );
}

function Loaded({ entity, action, children }: Omit<CustomActionCodeProps, 'onClose'>) {
  const id = entityId(entity);
  const loaded = useEntitySpecification(entitiesOf(entity, action));
  const { data: code } = useSuspenseQuery(codeQuery(id, action));
  return (
    <CustomCode at={placeOf(id, action)} loaded={loaded}>
      <code.Parts>{children}</code.Parts>
    </CustomCode>
  );
}

const isFailed = ({ state }: Query) => state.status === 'error';

/** The entities that an action uses, by `entityId`. */
function entitiesOf(entity: Entity, { declared }: OfferedAction): readonly string[] {
  return [entityId(entity), ...(declared.entities ?? [])];
}

function codeQuery(entity: string, action: OfferedAction) {
  return queryOptions({
    queryKey: ['custom action', entity, action.name],
    staleTime: Infinity,
    gcTime: Infinity,
    // Without a connection it fails at once, and the person hears why.
    networkMode: 'always',
    queryFn: async (): Promise<CustomAction> => {
      const load = action.declared.action;
      if (load === undefined) {
        throw new Error(`${placeOf(entity, action)} has no action: give it one, () => import(…).`);
      }
      // `defineAction` made it. The declaration's types know no React.
      const code = (await loadCode(load)) as CustomAction;
      if (code.entity !== entity) {
        throw new Error(`${placeOf(entity, action)} loads an action on "${code.entity}".`);
      }
      return code;
    },
  });
}

function placeOf(entity: string, { name }: OfferedAction): string {
  return `screens.actions.${entity}.${name}`;
}
