import type { Entity } from '@ninefold/specification';
import { type Conditions, fulfils, type KnownRecord } from '../conditions/index.ts';
import type { Asked } from './asked.ts';
import { permissionOn } from './can-do.ts';
import { requiredActions, type OfferedAction } from './declared-actions.ts';

/** Returns what says why an offered action can't be done with a record; undefined where it can. */
export function actionRejection(
  asked: Asked,
  entity: Entity,
  { declared: { requires, only } }: OfferedAction,
): (record: KnownRecord) => string | undefined {
  const permission = requires && permissionOn(asked, requiredActions[requires], entity);
  const check = only && fulfils(entity, only.while as Conditions);
  return (record) => {
    // What it creates is not the record that it is on.
    const permitted = permission?.(requires === 'create' ? undefined : record);
    if (permitted?.answer === 'no') return permitted.reason;
    return check?.(record) === false ? only?.statement : undefined;
  };
}
