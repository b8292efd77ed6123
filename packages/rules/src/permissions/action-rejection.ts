import type { Entity } from '@ninefold/specification';
import { type Conditions, fulfils, type KnownRecord } from '../conditions/index.ts';
import type { Asked } from './asked.ts';
import { permissionOn } from './can-do.ts';
import { neededActions, type OfferedAction } from './declared-actions.ts';

/** Returns what says why an offered action can't be done with a record; undefined where it can. */
export function actionRejection(
  asked: Asked,
  entity: Entity,
  { declared: { needs, only } }: OfferedAction,
): (record: KnownRecord) => string | undefined {
  const permission = needs && permissionOn(asked, neededActions[needs], entity);
  const check = only && fulfils(entity, only.while as Conditions);
  return (record) => {
    const permitted = permission?.(record);
    if (permitted?.answer === 'no') return permitted.reason;
    return check?.(record) === false ? only?.statement : undefined;
  };
}
