import { formatList } from '@ninefold/messages';
import { type Entity, entityName, fieldLabel } from '@ninefold/specification';
import { unwrittenMessages } from './messages.ts';

type Operation = 'insert' | 'update' | 'delete';
type EntityNames = ReturnType<typeof entityName>;

/** Returns the triggers and rules that can take the place of this operation. */
export function interceptorsOf({ interceptors = [] }: Entity, operation: Operation) {
  return interceptors.filter(({ events }) => events.includes(operation));
}

function objectsOf(entity: Entity, operation: Operation): string {
  const found = interceptorsOf(entity, operation);
  if (found.length === 0) return unwrittenMessages.anyObject;
  return formatList(found.map(({ kind, name }) => unwrittenMessages.object({ kind, name })));
}

/** The record is the same after the write. With row-level security, a policy may be the reason. */
export function unchangedMessage(entity: Entity, operation: 'update' | 'delete') {
  const objects = objectsOf(entity, operation);
  const message = unwrittenMessages[entity.rowSecurity ? 'unchangedOrDenied' : 'unchanged'];
  return (names: EntityNames) => message({ ...names, operation, objects });
}

/** A deletion has changed the record. */
export function markedMessage(entity: Entity, changed: readonly string[]) {
  const objects = objectsOf(entity, 'delete');
  const fields = formatList(changed.map((name) => fieldLabel(entity, name)));
  return (names: EntityNames) =>
    fields === ''
      ? unwrittenMessages.marked({ ...names, objects })
      : unwrittenMessages.markedFields({ ...names, objects, fields });
}

/** An edit has changed the record, but not as it was sent. */
export function changedMessage(entity: Entity) {
  const objects = objectsOf(entity, 'update');
  return (names: EntityNames) => unwrittenMessages.changed({ ...names, objects });
}

/** A new record was accepted and isn't there. */
export function notKeptMessage(entity: Entity) {
  const objects = objectsOf(entity, 'insert');
  return (names: EntityNames) => unwrittenMessages.notKept({ ...names, objects });
}

/** A transaction that creates the record was undone. */
export function notKeptTogetherMessage(entity: Entity) {
  const objects = objectsOf(entity, 'insert');
  return (names: EntityNames) => unwrittenMessages.notKeptTogether({ ...names, objects });
}

/** Of new records that were sent together, some aren't there. */
export function someKeptMessage(entity: Entity, kept: number, total: number): string {
  return unwrittenMessages.someKept({ kept, total, objects: objectsOf(entity, 'insert') });
}
