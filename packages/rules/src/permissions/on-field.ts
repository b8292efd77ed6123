import { formatList } from '@ninefold/messages';
import {
  conditionWords,
  type Entity,
  entityName,
  type Field,
  fieldLabel,
  isGenerated,
  roleInSentence,
  type Specification,
} from '@ninefold/specification';
import type { Denial, FieldAction, Permission } from '@ninefold/specification/explain';
import { readOnlyOf } from '@ninefold/specification/read-only';
import { fulfils, type KnownRecord } from '../conditions/index.ts';
import { no, undecided, yes } from './answers.ts';
import type { Asked } from './asked.ts';
import { fieldPermissionMessages } from './field-messages.ts';
import { permissionMessages } from './messages.ts';

/** Returns what decides an action with a field, as far as the field alone tells. */
export function onField(
  { specification, person: { roles } }: Pick<Asked, 'specification' | 'person'>,
  action: FieldAction,
  entity: Entity,
  field: Field,
): (record?: KnownRecord) => Permission {
  const label = { field: fieldLabel(entity, field.name) };
  if (action === 'select') {
    const denial = no('grant', field.source, () => permissionMessages.noGrant);
    return () => (field.grants.select ? yes : denial);
  }
  const never = neverWritten(specification, action, field, roles, label);
  if (never !== undefined) return () => never;
  // Forms may leave a status to its transitions, and what these ask for.
  if (action === 'transition') return () => yes;
  const { value, source } = readOnlyOf(entity, field);
  if (value === 'always') {
    return () => no('read-only', source, () => fieldPermissionMessages.readOnly(label));
  }
  if (action === 'insert' || value === undefined || value === 'never') return () => yes;
  if (value === 'edit') {
    const reason = () =>
      fieldPermissionMessages.onlyWhenCreated({ ...label, ...entityName(entity) });
    return () => no('read-only', source, reason);
  }
  const isClosed = fulfils(entity, value.while);
  const reason = () => {
    const conditions = conditionWords(specification, entity, value.while);
    return fieldPermissionMessages.readOnlyWhile({ ...label, conditions });
  };
  return (record) => {
    const holds = record === undefined ? undefined : isClosed(record);
    if (holds === false) return yes;
    return holds === true ? no('record', source, reason) : undecided('record', source, reason);
  };
}

function neverWritten(
  specification: Specification,
  action: 'insert' | 'update' | 'transition',
  field: Field,
  roles: readonly string[],
  label: { readonly field: string },
): Denial | undefined {
  if (isGenerated(field)) {
    return no('generated', field.source, () => fieldPermissionMessages.generated(label));
  }
  if (!field.grants[action === 'insert' ? 'insert' : 'update']) {
    return no('grant', field.source, () => fieldPermissionMessages.noFieldGrant(label));
  }
  const { value: meant, source = field.source } = field.editableBy ?? {};
  if (meant === undefined || meant.some((role) => roles.includes(role))) return undefined;
  return no('role', source, () => {
    const labels = meant.map((role) => roleInSentence(specification, role));
    return fieldPermissionMessages.onlyRoles({
      ...label,
      roles: formatList(labels, 'or'),
      count: labels.length,
    });
  });
}
