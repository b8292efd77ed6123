import { namedIn, type PolicyFunction } from '@ninefold/specification';
import type { Expression } from '../expressions/index.ts';
import { literal } from './literals.ts';
import type { KnownAccess } from './person.ts';

interface Argument {
  readonly of: Expression;
  readonly type: string;
}

/**
 * Returns what a function answers whose body is not known, as the team declares it: whether the person has one of the
 * roles in the given tenant.
 */
export function declaredAnswer(
  called: PolicyFunction,
  args: readonly Expression[],
  { declared, roles: held }: KnownAccess,
): Expression | undefined {
  const [, helper] =
    Object.entries(declared.helpers ?? {}).find(([id]) => {
      const { schema, name } = namedIn(id);
      return schema === called.schema && name === called.name;
    }) ?? [];
  if (helper === undefined) return undefined;
  const argument = (wanted: string): Argument | undefined => {
    const place = called.arguments.findIndex(({ name }) => name === wanted);
    const [of, type] = [args[place], called.arguments[place]?.type];
    return of === undefined || type === undefined ? undefined : { of, type };
  };
  const { tenant, roles } = helper;
  const ofTenant = tenant === undefined ? [] : [argument(tenant)];
  const wanted = typeof roles === 'string' ? [argument(roles)] : [];
  // What names no argument is a problem of the declaration.
  if ([...ofTenant, ...wanted].includes(undefined)) return undefined;
  const fitting = Array.isArray(roles) ? held.filter(({ role }) => roles.includes(role)) : held;
  const parts = fitting.map((each): Expression => {
    const conditions = [
      ...('tenant' in each ? ofTenant.map((of) => equal(each.tenant, of)) : []),
      ...wanted.map((of) => equal(each.role, of)),
    ];
    return { is: 'test', of: { is: 'AND', parts: conditions }, for: 'TRUE', not: false };
  });
  return parts.length === 0 ? { is: 'boolean', value: false } : { is: 'OR', parts };
}

/** Compares a value with an argument, or with the elements of one. */
function equal(value: unknown, argument: Argument | undefined): Expression {
  const { of, type } = argument ?? { of: { is: 'null' }, type: 'text' };
  return type.endsWith('[]')
    ? { is: 'each', operator: '=', left: literal(value, type.slice(0, -2)), array: of, of: 'ANY' }
    : { is: 'operator', operator: '=', left: literal(value, type), right: of };
}
