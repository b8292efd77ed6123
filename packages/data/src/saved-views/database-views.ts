import {
  type DataClient,
  DataError,
  type DataRequest,
  installationSchema,
  type RawRow,
  request,
} from '../client/index.ts';
import { equals, writeFilters } from '@ninefold/specification/grammar';
import { gone, nameTaken } from './failures.ts';
import type { SavedView, SavedViewStore } from './saved-view.ts';

const columns = 'id,entity,name,address,layout,shared,owner';

/**
 * Returns the views of a person in the table that `ninefold sql --views` creates, with those that others
 * share. An overview says whether the person can use it (`Catalog.savedViews`).
 */
export function databaseViews(client: DataClient, person: string): SavedViewStore {
  const send = (options: Omit<DataRequest, 'schema' | 'relation'>) =>
    request(client, {
      ...options,
      schema: installationSchema(client),
      relation: 'ninefold_saved_views',
    });
  const viewOf = ({ layout, owner, ...row }: RawRow) =>
    ({ ...row, ...(layout !== null && { layout }), own: owner === person }) as SavedView;
  const written = ([row]: readonly RawRow[]): SavedView => {
    if (row === undefined) throw client.report(gone());
    return viewOf(row);
  };
  const withId = (id: string) => writeFilters([equals('id', id), equals('owner', person)]);
  return {
    place: 'database',
    async list({ signal } = {}) {
      const { rows } = await send({
        operation: 'read',
        parameters: [
          ['select', columns],
          ['order', 'name.asc,id.asc'],
        ],
        signal,
      });
      return rows.map(viewOf);
    },
    async create({ id, entity, name, address, layout, shared }) {
      const { rows } = await send({
        operation: 'insert',
        parameters: [['select', columns]],
        values: { id, entity, name, address, layout, shared },
      }).catch(nameFailure);
      return written(rows);
    },
    async change(id, { name, address, layout, shared }) {
      const { rows } = await send({
        operation: 'update',
        parameters: [...withId(id), ['select', columns]],
        // Postgres reads it as the moment of the change.
        values: { name, address, layout, shared, updated_at: 'now' },
      }).catch(nameFailure);
      return written(rows);
    },
    async delete(id) {
      const { rows } = await send({
        operation: 'delete',
        parameters: [...withId(id), ['select', 'id']],
      });
      if (rows.length === 0) throw client.report(gone());
    },
    subscribe: () => () => undefined,
  };
}

/** The table has one other unique key, its ID, which only an undone deletion gives. */
function nameFailure(error: unknown): never {
  throw error instanceof DataError && error.failure.kind === 'unique' ? nameTaken() : error;
}
