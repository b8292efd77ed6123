import { entityId } from '../paths.ts';
import { fieldOf, findEntity } from '../queries.ts';
import type { Entity, Screen, Specification } from '../specification.ts';
import type { About, Draft, Touched } from './change.ts';

/** Finds what of the application rests on the things that changed. */
export function touchesOf(
  before: Specification,
  after: Specification,
  about: Draft['about'],
): Touched {
  const parts = (Array.isArray(about) ? about : [about]) as readonly About[];
  const both = [before, after];
  const all = (of: (specification: Specification, part: About) => readonly string[]) => [
    ...new Set(parts.flatMap((part) => both.flatMap((each) => of(each, part)))),
  ];
  return { screens: all(screensOf), rules: all(rulesOf), permissions: all(permissionsOf) };
}

function screensOf(
  specification: Specification,
  { entity, fields, role }: About,
): readonly string[] {
  if (entity === undefined) return [];
  // What one role may do somewhere says nothing of what others see elsewhere.
  const ids = role === undefined ? [entity, ...leaningOn(specification, entity, fields)] : [entity];
  return ids.flatMap((id) =>
    specification.screens.filter((screen) => screen.entity === id).map(screenText),
  );
}

const screenText = ({ title, path }: Screen) => `${title} (${path})`;

/** Views that show the fields, and entities whose forms pick records by what they are shown as. */
function leaningOn(
  specification: Specification,
  id: string,
  fields: readonly string[] | undefined,
): readonly string[] {
  const entity = findEntity(specification, id);
  if (entity === undefined) return [];
  const isMeant = (name: string) => fields === undefined || fields.includes(name);
  const shown = [...entity.key, ...(entity.display.value ?? [])];
  const picked = shown.some(isMeant);
  return specification.entities
    .filter((other) => other !== entity)
    .filter((other) => showsFieldOf(other, entity, isMeant) || (picked && refersTo(other, entity)))
    .map(entityId);
}

function showsFieldOf(view: Entity, entity: Entity, isMeant: (name: string) => boolean): boolean {
  return view.fields.some(
    ({ base }) =>
      base?.entity === entity.name && base.schema === entity.schema && isMeant(base.field),
  );
}

function refersTo(other: Entity, entity: Entity): boolean {
  return other.references.some(
    (reference) => reference.entity === entity.name && reference.schema === entity.schema,
  );
}

function rulesOf({ rules }: Specification, { entity, fields, role }: About): readonly string[] {
  if (entity === undefined || role !== undefined) return [];
  return rules
    .filter((rule) => rule.entity === entity)
    .filter((rule) => fields === undefined || rule.fields.some((name) => fields.includes(name)))
    .map(({ statement }) => statement);
}

const actions = { select: 'read', insert: 'create', update: 'change', delete: 'remove' } as const;

function permissionsOf(specification: Specification, about: About): readonly string[] {
  const { grants, policies = [], functions = [] } = specification.permissions;
  const { entity, fields, role } = about;
  const granted = grants
    .filter((grant) => entity === undefined || grant.entity === entity)
    .filter((grant) => (role === undefined ? entity !== undefined : grant.role === role))
    .filter(() => about.function === undefined)
    .map(
      (grant) =>
        `${grant.role} may ${grant.may.map((action) => actions[action]).join(', ')} ${grant.entity}`,
    );
  const watched = findEntity(specification, entity ?? '');
  const guarded = policies
    .filter((policy) => entity !== undefined && policy.entity === entity)
    .filter(({ using, check }) =>
      fields === undefined || watched === undefined
        ? true
        : fields.some(
            (name) => fieldOf(watched, name) && mentions(`${using ?? ''} ${check ?? ''}`, name),
          ),
    )
    .map(({ name, command }) => `policy ${name ?? `for ${command}`} on ${entity ?? ''}`);
  const called = functions
    .filter((grant) => about.function !== undefined && grant.function === about.function)
    .map((grant) => `${grant.role} may call ${grant.function}`);
  return [...granted, ...guarded, ...called];
}

/** Whether a name stands in SQL as a word; told of what is touched, never of what holds. */
function mentions(sql: string, name: string): boolean {
  return sql.split(/[^\p{L}\p{N}_$]+/u).includes(name) || sql.includes(`"${name}"`);
}
