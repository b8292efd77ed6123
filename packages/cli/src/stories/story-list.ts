import { canDoAny } from '@ninefold/rules/permissions';
import { type Entity, entityId, type Specification, stateFieldOf } from '@ninefold/specification';
import { specificationAs } from '@ninefold/specification/catalog';
import type { Declaration } from '@ninefold/specification/declaration';
import type { Action } from '@ninefold/specification/explain';
import { isTable } from '../seed/index.ts';
import { signedIn, visitor } from './story-roles.ts';

/** One story: a screen, for a person, in a state. */
export interface Story {
  /** Words of its name: `['list', 'empty']`. */
  readonly name: readonly string[];
  readonly args?: Readonly<Record<string, unknown>>;
  /** A constant of `@ninefold/stories`. */
  readonly globals?: 'onPhone' | 'rightToLeft';
}

export interface StorySubject {
  readonly specification: Specification;
  readonly declaration: Declaration;
  /** The product's roles that a sample person has. */
  readonly roles: readonly string[];
}

const screens = ['list', 'record', 'new', 'edit'] as const;
type EntityScreen = (typeof screens)[number];

const actions: Readonly<Record<EntityScreen, Action>> = {
  list: 'select',
  record: 'select',
  new: 'insert',
  edit: 'update',
};

/** Returns everybody whom stories show: the product's roles, somebody without one, and a visitor. */
export function everyone({ roles }: Pick<StorySubject, 'roles'>): readonly string[] {
  return [...roles, signedIn, visitor];
}

/** Returns the role that can do most. */
export function mostPermitted(subject: StorySubject): string {
  const permissions = (role: string) =>
    subject.specification.entities.flatMap((entity) =>
      screens.filter((screen) => mayOpen(subject, entity, screen, role)),
    ).length;
  const [first = signedIn, ...others] = everyone(subject);
  return others.reduce(
    (best, role) => (permissions(role) > permissions(best) ? role : best),
    first,
  );
}

/** Returns the stories of an entity's screens; none if nobody can open one. The first is without arguments. */
export function entityStories(subject: StorySubject, entity: Entity): readonly Story[] {
  const best = mostPermitted(subject);
  return screens
    .filter((screen) => screen === 'list' || screen === 'new' || entity.key.length > 0)
    .filter((screen) => everyone(subject).some((role) => mayOpen(subject, entity, screen, role)))
    .flatMap((screen) => {
      const of = screen === 'list' ? {} : { screen };
      return [
        { name: [screen], ...(screen !== 'list' && { args: of }) },
        ...statesOf(subject, entity, screen).map((state) => ({
          name: [screen, state],
          args: { ...of, state },
        })),
        ...(screen === 'record' ? statusesOf(subject, entity) : []).map(([field, value]) => ({
          name: [screen, value],
          args: { ...of, where: { [field]: value } },
        })),
        ...everyone(subject)
          .filter((role) => role !== best)
          .map((as) => ({ name: [screen, 'as', as], args: { ...of, as } })),
        { name: [screen, 'right to left'], args: of, globals: 'rightToLeft' as const },
        { name: [screen, 'on phone'], args: of, globals: 'onPhone' as const },
      ];
    });
}

/** Returns the stories of the other screens: the first one, and custom screens, for each role where they differ. */
export function otherStories(subject: StorySubject): readonly Story[] {
  const custom = Object.keys(subject.declaration.screens?.own ?? {}).filter(
    (path) => !path.includes('$'),
  );
  const best = mostPermitted(subject);
  return [
    { name: ['home'] },
    ...everyone(subject)
      .filter((role) => role !== best)
      .map((as) => ({ name: ['home', 'as', as], args: { as } })),
    { name: ['home', 'on phone'], globals: 'onPhone' },
    { name: ['home', 'right to left'], globals: 'rightToLeft' },
    { name: ['sign in'], args: { screen: '/sign-in', as: visitor } },
    ...custom.map((screen) => ({ name: [screen], args: { screen } })),
  ];
}

function statesOf(
  { declaration: { access } }: StorySubject,
  entity: Entity,
  screen: EntityScreen,
): readonly string[] {
  if (screen === 'new') return [];
  // Without memberships, nobody has the role that the story is about.
  const canBeEmpty = isTable(entity) && access?.memberships?.entity !== entityId(entity);
  return [
    ...(screen === 'list' && canBeEmpty ? ['empty'] : []),
    'loading',
    'failed',
    ...(isTable(entity) ? ['long texts'] : []),
  ];
}

function statusesOf({ specification }: StorySubject, entity: Entity): readonly [string, string][] {
  if (!isTable(entity)) return [];
  return entity.fields.flatMap(({ name }) =>
    (stateFieldOf(specification, entity, name)?.states ?? []).map(({ value }): [string, string] => [
      name,
      value,
    ]),
  );
}

function mayOpen(
  { specification, declaration }: StorySubject,
  entity: Entity,
  screen: EntityScreen,
  role: string,
): boolean {
  const databaseRole = role === visitor ? visitor : signedIn;
  const seen = specificationAs(specification, databaseRole);
  const own = seen.entities.find((each) => entityId(each) === entityId(entity));
  if (own === undefined) return false;
  const asked = {
    specification: seen,
    declaration,
    person: { roles: [...new Set([role, databaseRole])] },
  };
  return canDoAny(asked, actions[screen], own).answer !== 'no';
}
