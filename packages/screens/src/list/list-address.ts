import { readListAddress } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { readColumns } from './column-list.ts';
import { readView } from './list-view.ts';

/**
 * Reads the part of a list's address behind `?`: its state, what is wrong with it, and its columns and view,
 * which are undefined where the address names none.
 */
export function readAddress(search: string, entity: Entity) {
  const parameters = new URLSearchParams(search);
  const columns = readColumns(parameters.get('select'));
  parameters.delete('select');
  const view = readView(parameters.get('view'));
  if (view !== undefined) parameters.delete('view');
  return { ...readListAddress(parameters, entity), columns, view };
}
