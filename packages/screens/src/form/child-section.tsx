import { initialListState, type RecordRow, type RecordSource } from '@ninefold/data/records';
import { mostChildren, readChildren } from '@ninefold/data/records/children';
import { entityId, entityName } from '@ninefold/specification';
import { useValueFormat } from '@ninefold/ui/fields';
import { Link } from '@ninefold/ui/components/link';
import { ChildFields, ChildPicks, ChildRows } from '@ninefold/ui/patterns/child-rows';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { listAddress } from '../addresses/index.ts';
import { entityKey } from '../screen-context/queries/index.ts';
import { failureOf, whileSignedIn } from '../application/index.ts';
import { failureNotice } from '../failures/index.ts';
import { useRecordSearch } from '../record/record-actions/index.ts';
import { useScreen } from '../screen-context/index.ts';
import type { ChildKind } from './child-kinds.ts';
import type { ChildRowsStore } from './child-rows-store.ts';
import type { RowEdit } from './edited-row.ts';
import { findRowCollision } from './find-row-collision.ts';
import { childRowsScreenMessages } from './messages.ts';
import { pasteChildRows } from './paste-child-rows.ts';
import { startValues } from './start-values.ts';
import { sumRows } from './sum-rows.ts';

export interface ChildSectionProps {
  readonly kind: ChildKind;
  readonly store: ChildRowsStore;
  readonly source: RecordSource;
  /** The record that the rows belong to; undefined for a new one. */
  readonly row: RecordRow | undefined;
  readonly cellId: (row: string, field: string) => string;
  /** Whether the key that adds a row adds one here. */
  readonly hasAddKey: boolean;
}

/** The rows of one entity in a form: reads those that are stored. */
export function ChildSection(props: ChildSectionProps) {
  const { kind, store, source, row, cellId, hasAddKey } = props;
  const { application, loaded, person, roles } = useScreen();
  const { locale, timeZone } = useValueFormat();
  const { children, columns, totals, picked, may } = kind;
  const { entity } = children;
  const searchRecords = useRecordSearch(entity);
  const stored = useQuery({
    queryKey: [...entityKey(source.client, entity), 'rows of a form', row?.id],
    // Read for each form, and never while it is open.
    staleTime: Infinity,
    gcTime: 0,
    enabled: row !== undefined,
    queryFn: async ({ signal }) =>
      row === undefined ? [] : ((await readChildren(source, children, row, { signal })) ?? null),
  });
  const { data } = stored;
  const isNew = row === undefined;
  const start = () =>
    startValues(loaded.specification, entity, {
      now: Date.now(),
      timeZone,
      me: person?.id,
      roles,
    });
  const read = useEffectEvent((records: readonly RecordRow[]) => {
    store.read(records);
    // One record is created with the first input. Those of a new record begin with a row to type into.
    const isReady = children.one || (isNew && hasAddKey);
    if (isReady && may.insert && store.rows().length === 0) {
      store.add(crypto.randomUUID(), start());
    }
  });
  const edit = (id: string, change: RowEdit) =>
    store.together(() => {
      store.edit(id, change);
      if (may.insert) store.addAfterNew(crypto.randomUUID(), start());
    });
  useEffect(() => {
    if (data) read(data);
    else if (isNew) read([]);
  }, [data, isNew]);
  const leave = (id: string, name: string) => {
    store.leave(id, name);
    void findRowCollision(application.queries, source, kind, store, id, name);
  };
  const rows = useSyncExternalStore(store.subscribe, store.rows);
  const failure = failureNotice(stored, entity);
  if (failure !== undefined && data === undefined) return failure;
  if (row !== undefined && data === undefined) return null;
  const title = entityName(picked?.entity ?? entity).Entities;
  const { fields, referencedFields } = children.reference;
  const given = fields.flatMap((field, index) => {
    const value = row?.values[referencedFields[index] ?? ''];
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  if (data === null && row !== undefined) {
    const filters = given.map(([field, value]) => ({
      field,
      operator: 'eq' as const,
      values: [value],
    }));
    return (
      <section className="flex flex-col gap-2 text-base">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-ink-muted">{childRowsScreenMessages.tooMany({ count: mostChildren })}</p>
        <Link href={listAddress(entity, { ...initialListState, filters })} variant="inline">
          {childRowsScreenMessages.showList}
        </Link>
      </section>
    );
  }
  if (picked !== undefined) {
    return (
      <ChildPicks
        title={title}
        entity={entityName(picked.entity).entity}
        field={picked.field}
        rows={rows}
        cellId={cellId}
        searchRecords={(field, text, signal) =>
          searchRecords(field, text, signal, Object.fromEntries(given))
        }
        onAdd={may.insert ? (id, texts, { label }) => store.pick(id, texts, label) : undefined}
        onDelete={may.delete ? store.remove : undefined}
        onRemoveNew={store.remove}
        onRestore={store.restore}
      />
    );
  }
  if (children.one) {
    const [one] = rows;
    return (
      one && (
        <ChildFields
          title={entityName(entity).Entity}
          fields={columns}
          row={one}
          cellId={cellId}
          searchRecords={searchRecords}
          onEdit={(id, texts) => store.edit(id, { texts })}
          onEnter={(id, texts) => store.edit(id, { texts, restarts: true })}
          onLeave={leave}
          onUnreadable={store.unreadable}
          onDelete={may.delete ? store.remove : undefined}
          onRestore={store.restore}
        />
      )
    );
  }
  return (
    <ChildRows
      key={entityId(entity)}
      title={title}
      fields={columns}
      rows={rows}
      cellId={cellId}
      totals={totals.map((field) => ({ field, sum: sumRows(rows, field.name) }))}
      searchRecords={searchRecords}
      onAdd={may.insert ? (id) => store.add(id, start()) : undefined}
      hasAddKey={hasAddKey}
      onEdit={(id, texts) => edit(id, { texts })}
      onEnter={(id, texts) => edit(id, { texts, restarts: true })}
      onLeave={leave}
      onUnreadable={store.unreadable}
      onDelete={may.delete ? store.remove : undefined}
      onRemoveNew={store.remove}
      onRestore={store.restore}
      onMove={children.position === undefined || !may.update ? undefined : store.move}
      onPaste={async (block, at, name) => {
        const format = {
          timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
          days: { locale, isChosen: true },
          numbers: { locale, isChosen: true },
        };
        try {
          return await whileSignedIn(application, () =>
            pasteChildRows(source, kind, store, { block, at, name, format, start: start() }),
          );
        } catch (error) {
          return failureOf(error).message;
        }
      }}
    />
  );
}
