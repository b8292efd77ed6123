import { pathOf } from '../../key-path/index.ts';
import { entityId, fieldOf, findEntity, type Limit, ownEntry } from '../../model/index.ts';
import type { ByName, LimitDeclaration, RoleDeclaration } from '../declaration.ts';
import { textOfValue, type ValidationContext } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

/** Point 9: adds to declared limits what they apply to. Those beyond the database's are left out. */
export function applyLimits(
  context: ValidationContext,
  declared: { readonly [name: string]: string | number | LimitDeclaration | undefined },
): readonly Limit[] {
  return context.specification.limits.flatMap((limit) => {
    const of = limit.source.from === 'declared' ? ownEntry(declared, limit.name) : undefined;
    if (typeof of !== 'object') return limit;
    const full = withFacts(context, limit, of);
    return exceeds(context, full) ? [] : full;
  });
}

/** Returns quotas as limits of their roles. */
export function applyQuotas(declared: ByName<RoleDeclaration>): readonly Limit[] {
  return Object.entries(declared).flatMap(([role, of]) =>
    Object.entries(of?.quotas ?? {}).map(([name, value]) => ({
      name,
      value: textOfValue(value),
      role,
      ...(typeof value === 'number' ? { amount: value } : {}),
      source: { from: 'declared' as const, at: pathOf('roles', role, 'quotas', name) },
    })),
  );
}

function withFacts(
  { specification, problems }: ValidationContext,
  limit: Limit,
  { value, unit, entity, field, role }: LimitDeclaration,
): Limit {
  const at = (key: string) => pathOf('limits', limit.name, key);
  const found = entity === undefined ? undefined : findEntity(specification, entity);
  const fields = (found?.fields ?? []).map(({ name }) => name);
  const roles = specification.permissions.roles.map(({ name }) => name);
  problems.isKnown(at('entity'), 'entity', entity, specification.entities.map(entityId));
  const isField = found !== undefined && problems.isKnown(at('field'), 'field', field, fields);
  const isRole = problems.isKnown(at('role'), 'role', role, roles);
  const isNumber = typeof value === 'number';
  return {
    ...limit,
    value:
      isNumber && unit !== undefined
        ? fullDeclarationMessages.amount({ amount: value, unit })
        : textOfValue(value),
    ...(found !== undefined && { entity }),
    ...(isField && { field }),
    ...(isRole && { role }),
    ...(isNumber && { amount: value }),
    ...(isNumber && unit !== undefined && { unit }),
  };
}

/** Reports a limit beyond the database's: of a column's length, or of the rows in one answer. */
function exceeds({ specification, problems }: ValidationContext, limit: Limit): boolean {
  const { amount, unit, entity, field, name } = limit;
  if (amount === undefined || unit === undefined) return false;
  const of = entity === undefined ? undefined : findEntity(specification, entity);
  const column = of && field !== undefined ? fieldOf(of, field) : undefined;
  const others = specification.limits.filter(
    (other) =>
      other.source.from === 'database' &&
      other.field === undefined &&
      (other.role === undefined || other.role === limit.role) &&
      other.bucket === undefined,
  );
  const length = column?.maxLength !== undefined && {
    value: fullDeclarationMessages.amount({ amount: column.maxLength, unit: 'characters' }),
    amount: column.maxLength,
    unit: 'characters' as const,
    source: column.source,
  };
  const lower = [...(length ? [length] : []), ...(field === undefined ? others : [])].find(
    (other) => other.unit === unit && other.amount !== undefined && other.amount < amount,
  );
  if (lower === undefined) return false;
  problems.add(
    pathOf('limits', name),
    fullDeclarationMessages.limitExceeded({ limit: limit.value, allowed: lower.value }),
    lower.source,
  );
  return true;
}
