import { type Entity, entityId, type Specification, type StateField } from '../../model/index.ts';
import { objectText, quoted, quotedKey } from './write.ts';

/**
 * Writes the names of a database as the type `Discovered`, by which the editor checks a declaration
 * (`declare<Discovered>({ … })`). Declared roles are left out. A blank specification accepts any name.
 */
export function namesOf(specification: Specification): string {
  const { entities, states, permissions } = specification;
  const head = '// Made by "ninefold names" from the specification. Do not edit: make it again.';
  if (entities.length === 0) {
    return `${head}

/** Nothing is discovered yet: any name is taken here, and checked when the declaration is applied. */
export type Discovered = {
  entities: { [entity: string]: string };
  states: { [field: string]: { entity: string; values: string } };
  roles: string;
};
`;
  }
  const roles = permissions.roles
    .filter(({ source }) => source.from !== 'declared')
    .map(({ name }) => name);
  const members = [
    `entities: ${objectText(entities.toSorted(byId).map(entityMember))}`,
    `states: ${objectText(states.toSorted(byField).map(stateMember))}`,
    unionMember('roles', roles.toSorted(), 1),
  ];
  return `${head}

/** The names that the database has, for \`declare<Discovered>({ … })\`. */
export type Discovered = ${objectText(members)};
`;
}

/** Sorted, so that the file changes only where a name does. */
function byId(a: Entity, b: Entity): number {
  return entityId(a) < entityId(b) ? -1 : 1;
}

function byField(a: StateField, b: StateField): number {
  return fieldId(a) < fieldId(b) ? -1 : 1;
}

const fieldId = ({ entity, field }: StateField) => `${entity}.${field}`;

function entityMember(entity: Entity): string {
  const names = entity.fields.map(({ name }) => name).toSorted();
  return unionMember(entityId(entity), names, 2);
}

function stateMember(state: StateField): string {
  const values = state.states.map(({ value }) => value);
  const members = [unionMember('entity', [state.entity], 3), unionMember('values', values, 3)];
  return `${quotedKey(fieldId(state))}: ${objectText(members)}`;
}

const widest = 100;

/** A member that is one of some texts, laid out as a formatter does, so that none changes the file. */
function unionMember(name: string, texts: readonly string[], depth: number): string {
  const literals = texts.length === 0 ? ['never'] : texts.map(quoted);
  const line = `${quotedKey(name)}: ${literals.join(' | ')}`;
  if (literals.length === 1 || line.length + 2 * depth + 1 <= widest) return line;
  return `${quotedKey(name)}:\n${literals.map((literal) => `  | ${literal}`).join('\n')}`;
}
