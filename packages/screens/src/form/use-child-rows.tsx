import type { RecordRow } from '@ninefold/data/records';
import {
  ChildRejected,
  type ParentChange,
  type ParentCreation,
  savingChildren,
} from '@ninefold/data/records/children';
import { type Entity, entityId } from '@ninefold/specification';
import { Button } from '@ninefold/ui/components/button';
import { ErrorState } from '@ninefold/ui/components/error-state';
import type { RecordFormRows } from '@ninefold/ui/patterns/record-form';
import type { FormError } from '@ninefold/ui/shapes';
import { useId, useState } from 'react';
import { deferred, failureOf, formErrors } from '../application/index.ts';
import { failureMessages } from '../failures/index.ts';
import { EntitySpecificationContext, useSourceOf } from '../screen-context/index.ts';
import type { StoredDraft } from '../kept-work/drafts/index.ts';
import { type ChildKind, useChildKinds } from './child-kinds.ts';
import { childRowsStore, type ChildRowsStore } from './child-rows-store.ts';
import { childRowsScreenMessages } from './messages.ts';

const ChildSection = deferred(() => import('./child-section.tsx'), 'ChildSection');

const cellText = (field: string, place: number | undefined) =>
  place === undefined ? field : childRowsScreenMessages.cell({ field, row: place });

/** The rows of a form, and what saves its record with them. */
export interface FormWithRows {
  /** Undefined where the form has none. */
  readonly rows: RecordFormRows | undefined;
  readonly create: (parent: ParentCreation) => Promise<RecordRow | null>;
  readonly change: (parent: ParentChange) => Promise<RecordRow>;
  /** The errors of a row; undefined where another thing was refused. */
  readonly rejected: (error: unknown) => readonly FormError[] | undefined;
}

/**
 * Keeps the records that belong to the one of a form, as rows that are saved with it.
 *
 * @param draft Keeps what is not saved of them.
 * @param row The saved record; undefined for a new one.
 */
export function useChildRows(entity: Entity, draft: StoredDraft, row?: RecordRow): FormWithRows {
  const { kinds, loaded, failed } = useChildKinds(entity);
  const source = useSourceOf(loaded);
  const id = useId();
  const [saving] = useState(savingChildren);
  const [dirty, setDirty] = useState(false);
  const [stores] = useState(() => new Map<string, ChildRowsStore>());
  const cellId = (of: string, field: string) => `${id}${of} ${field}`.replaceAll(/\s/g, '_');

  const storeOf = (kind: ChildKind): ChildRowsStore => {
    const of = entityId(kind.children.entity);
    const known = stores.get(of);
    if (known !== undefined) return known;
    const onChange = () => {
      setDirty([...stores.values()].some((each) => each.isDirty()));
      draft.store({ rows: { [of]: store.draft() } });
    };
    const store = childRowsStore(kind, onChange, draft.restored?.rows?.[of]);
    stores.set(of, store);
    return store;
  };

  const formRows = () => [...stores.values()].map((store) => store.formRows());

  return {
    rows: failed
      ? { dirty: false, content: <RowsNotLoaded {...failed} />, check: () => [] }
      : kinds.length === 0
        ? undefined
        : {
            dirty,
            content: (
              <EntitySpecificationContext value={loaded}>
                <div className="flex flex-col gap-6">
                  {kinds.map((kind) => (
                    <ChildSection
                      key={entityId(kind.children.entity)}
                      kind={kind}
                      store={storeOf(kind)}
                      source={source}
                      row={row}
                      cellId={cellId}
                      hasAddKey={kind === kinds.find(takesRows)}
                    />
                  ))}
                </div>
              </EntitySpecificationContext>
            ),
            check: () =>
              [...stores.values()]
                .flatMap((store) => store.check())
                .map(({ row: of, field, place, message }) => ({
                  message: childRowsScreenMessages.problem({
                    cell: cellText(field.label, place),
                    problem: message,
                  }),
                  controlId: cellId(of, field.name),
                })),
          },
    create: (parent) => saving.create(source, entity, parent, formRows()),
    change: (parent) => saving.change(source, entity, parent, formRows()),
    rejected: (error) => {
      if (!(error instanceof ChildRejected)) return undefined;
      const { saved } = error;
      const account =
        saved.parent || saved.rows > 0
          ? childRowsScreenMessages.partlySaved({ parent: String(saved.parent), count: saved.rows })
          : childRowsScreenMessages.nothingSaved;
      const child = kinds.find(({ children }) =>
        stores
          .get(entityId(children.entity))
          ?.rows()
          .some(({ id: of }) => of === error.row),
      );
      const store = child && stores.get(entityId(child.children.entity));
      const cell = store?.rejected(error);
      const [first] = formErrors(error, child?.children.entity ?? entity);
      const problem = cell?.message ?? error.failure.message;
      const of =
        cell?.field !== undefined
          ? cellText(cell.field.label, cell.place)
          : cell?.place === undefined
            ? undefined
            : childRowsScreenMessages.row({ row: cell.place });
      return [
        { message: account },
        {
          message:
            of === undefined ? problem : childRowsScreenMessages.problem({ cell: of, problem }),
          ...(cell?.row !== undefined &&
            cell.field !== undefined && { controlId: cellId(cell.row, cell.field.name) }),
          why: first?.why,
        },
      ];
    },
  };
}

/** In place of rows whose description couldn't be loaded: without it, the form would seem to have none. */
function RowsNotLoaded({
  error,
  refetch,
}: NonNullable<ReturnType<typeof useChildKinds>['failed']>) {
  return (
    <ErrorState
      title={childRowsScreenMessages.notLoaded}
      actions={<Button onClick={() => void refetch()}>{failureMessages.retry}</Button>}
    >
      {failureOf(error).message}
    </ErrorState>
  );
}

/** Returns whether rows of inputs can be added. */
function takesRows({ children, picked, may }: ChildKind): boolean {
  return picked === undefined && !children.one && may.insert;
}
