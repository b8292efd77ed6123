import { formatList } from '@ninefold/messages';
import {
  type Entity,
  entityId,
  fieldOf,
  findEntity,
  type Screen,
  type Specification,
} from '../model/index.ts';
import type { Touched } from './change.ts';
import type { About, Draft } from './draft.ts';
import { differenceMessages } from './messages.ts';

/** A part of the application: its identity in both specifications, and its name. */
type Named = readonly [identity: string, text: string];

/** Finds the parts of the application that depend on what changed, by their names before. */
export function touchesOf(
  before: Specification,
  after: Specification,
  about: Draft['about'],
): Touched {
  const parts = (Array.isArray(about) ? about : [about]) as readonly About[];
  const all = (of: (specification: Specification, part: About) => readonly Named[]) => {
    const found = [before, after].flatMap((each) => parts.flatMap((part) => of(each, part)));
    const named = new Map<string, string>();
    for (const [identity, text] of found) if (!named.has(identity)) named.set(identity, text);
    return [...new Set(named.values())];
  };
  return { screens: all(screensOf), rules: all(rulesOf), permissions: all(permissionsOf) };
}

function screensOf(
  specification: Specification,
  { entity, fields, role }: About,
): readonly Named[] {
  if (entity === undefined) return [];
  // One role's permissions in one place don't affect what others see elsewhere.
  const ids =
    role === undefined ? [entity, ...dependentsOf(specification, entity, fields)] : [entity];
  return ids.flatMap((id) =>
    specification.screens
      .filter(({ entity: of, entities = [] }) => of === id || entities.includes(id))
      .map(screenText),
  );
}

const screenText = ({ title, path }: Screen): Named => [path, `${title} (${path})`];

/** Returns views that show the fields, and entities whose forms show them to pick records. */
function dependentsOf(
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

function rulesOf({ rules }: Specification, { entity, fields, role }: About): readonly Named[] {
  if (entity === undefined || role !== undefined) return [];
  return rules
    .filter((rule) => rule.entity === entity)
    .filter((rule) => fields === undefined || rule.fields.some((name) => fields.includes(name)))
    .map((rule) => [
      JSON.stringify([rule.kind, rule.entity, rule.fields, rule.constraint]),
      rule.statement,
    ]);
}

function permissionsOf(specification: Specification, about: About): readonly Named[] {
  const { grants, policies = [], functions = [] } = specification.permissions;
  const { entity, fields, role } = about;
  const granted = grants
    .filter((grant) => entity === undefined || grant.entity === entity)
    .filter((grant) => (role === undefined ? entity !== undefined : grant.role === role))
    .filter(() => about.function === undefined)
    .map((grant): Named => [
      `${grant.role} ${grant.entity}`,
      differenceMessages.mayUse({
        role: grant.role,
        actions: formatList(grant.may.map((action) => differenceMessages.action({ action }))),
        entity: grant.entity,
      }),
    ]);
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
    .map(({ name, command, hash }): Named => [
      `policy ${name ?? hash} ${entity ?? ''}`,
      name === undefined
        ? differenceMessages.policyFor({ command, entity: entity ?? '' })
        : differenceMessages.policyOn({ name, entity: entity ?? '' }),
    ]);
  const called = functions
    .filter((grant) => about.function !== undefined && grant.function === about.function)
    .map((grant): Named => [
      `${grant.role} ${grant.function}`,
      differenceMessages.mayCall({ role: grant.role, function: grant.function }),
    ]);
  return [...granted, ...guarded, ...called];
}

/** Tells whether SQL contains a name as a word: enough to say what may be touched. */
function mentions(sql: string, name: string): boolean {
  return sql.split(/[^\p{L}\p{N}_$]+/u).includes(name) || sql.includes(`"${name}"`);
}
