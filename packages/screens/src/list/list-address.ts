import { readListAddress } from '@ninefold/data/records';
import type { Entity, Specification } from '@ninefold/specification';
import { readColumns } from './column-list.ts';

/**
 * Reads the part of a list's address behind `?`: its state, what is wrong with it, and its columns, which
 * are undefined where the address names none.
 */
export function readAddress(search: string, entity: Entity, { entities }: Specification) {
  const parameters = new URLSearchParams(search);
  const columns = readColumns(parameters.get('select'));
  parameters.delete('select');
  return { ...readListAddress(parameters, entity, entities), columns };
}
