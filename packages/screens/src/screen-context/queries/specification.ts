import { loadMessages } from '@ninefold/messages';
import { loadSpecification } from '@ninefold/data/client';
import {
  type Catalog,
  type EntityOutline,
  outlinesOf,
  specificationForScreens,
} from '@ninefold/specification/catalog';
import {
  blankSpecification,
  type Declaration,
  type Entity,
  entityId,
  type Specification,
} from '@ninefold/specification';
import { worksWith } from '@ninefold/rules/permissions';
import type { KnownAccess } from '@ninefold/rules/policies';
import type { DeclarationProblem, DeclaredOutline } from '@ninefold/specification/declaration';
import { queryOptions } from '@tanstack/react-query';
import type { Application } from '../../application/index.ts';
import { declarationOf } from './declaration.ts';
import { keptAnswer } from './kept-answer.ts';

/** The specification of the product, or a part of it, as far as the person can see it. */
export interface LoadedSpecification {
  readonly specification: Specification;
  readonly declaration: Declaration;
  /** Declarations that don't fit. Empty unless the full specification is loaded. */
  readonly problems: readonly DeclarationProblem[];
  /** Whether the project's functions are of an earlier version. Only of the full specification. */
  readonly hasEarlierFunctions?: boolean;
}

/** An entity as navigation knows it, without its fields. */
export type ListedEntity = DeclaredOutline<EntityOutline>;

/**
 * The part of the specification that every screen needs, with any number of entities: the purpose, the
 * roles and the other facts that belong to no entity.
 */
export interface Overview extends Omit<LoadedSpecification, 'problems'> {
  /** The ID of the person whom it was loaded for; null for a visitor, and without a database. */
  readonly forPerson: string | null;
  /** The roles that the person acts in: the product's own, and the database's as the last. */
  readonly roles: readonly string[];
  /** Whence they are, where the team declares it. */
  readonly access?: KnownAccess;
  /** Entities that the person can read or create, declared ones first and in declared order. */
  readonly entities: readonly ListedEntity[];
  /** The entities that the person works with, by `entityId`. An array, because TanStack Query compares answers as JSON. */
  readonly worked: readonly string[];
  /** The number of entities that the person may read or create, or that a search finds; `entities` may be fewer. */
  readonly readable: number;
  /** The number of database functions that the person may run. */
  readonly runnable: number;
  /** Whether the database keeps the person's saved views of lists. */
  readonly savedViews: boolean;
  /** Whether people can be allowed to view as somebody else. */
  readonly viewAs: boolean;
}

/** More do not stand in a navigation: they are searched for. */
export const entitiesInOverview = 60;

/**
 * Doesn't change while the application runs, unless the database shows otherwise. A screen waits for it: without a
 * connection it fails at once, where other queries wait for the connection beside what is shown.
 */
const untilShownOtherwise = { staleTime: Infinity, networkMode: 'always' } as const;

type OwnRoles = Pick<Overview, 'roles' | 'access'>;

/** The overview that navigation, home and every other screen start from. */
export function overviewQuery(application: Application) {
  return entitiesQuery(application, { search: '', atMost: entitiesInOverview });
}

/**
 * The entities that a person may read or create, found by name, label or comment.
 *
 * @param atMost How many; `Overview.readable` says how many there are.
 */
export function entitiesQuery(
  application: Application,
  { search, atMost }: { readonly search: string; readonly atMost: number },
) {
  const queryKey = [...specificationKey(application), 'entities', search, atMost];
  return queryOptions({
    queryKey,
    ...untilShownOtherwise,
    queryFn: async ({ signal }): Promise<Overview> => {
      const { declaration, apply } = await declarationOf(application);
      const { database } = application;
      if (database === null) {
        const { specification } = apply.toWhole(blankSpecification);
        return {
          forPerson: null,
          roles: ['anon'],
          specification,
          declaration,
          entities: [],
          worked: [],
          readable: 0,
          runnable: 0,
          savedViews: false,
          viewAs: false,
        };
      }
      const forPerson = personId(application);
      const overview = {
        foremost: apply.foremost(search).slice(0, atMost),
        atMost,
        ...(search !== '' && { search }),
      };
      const ask = (earlier?: readonly [Catalog, OwnRoles]) =>
        Promise.all([
          loadSpecification(database.client, { overview }, { signal, earlier: earlier?.[0] }),
          rolesOf(application, declaration.access, signal),
        ]);
      const [catalog, own] = await (search === '' ? keptAnswer(application, queryKey, ask) : ask());
      const entities = apply.toOutlines(outlinesOf(catalog));
      return {
        forPerson,
        ...own,
        specification: apply.toWhole(specificationForScreens(catalog)).specification,
        declaration,
        entities,
        worked: worksWith(declaration, entities, own.roles),
        readable: catalog.readable ?? 0,
        runnable: catalog.runnable ?? 0,
        savedViews: catalog.savedViews === true,
        viewAs: catalog.viewAs === true,
      };
    },
  });
}

/**
 * The specification of some entities, and of what they refer to.
 *
 * @param entities By `entityId`, in any order; names that are not known are left out.
 */
export function entitySpecificationQuery(application: Application, entities: readonly string[]) {
  const ids = [...new Set(entities)].sort();
  const queryKey = [...specificationKey(application), 'known', ...ids];
  return queryOptions({
    queryKey,
    ...untilShownOtherwise,
    queryFn: async ({ signal }): Promise<EntitySpecification> => {
      const { declaration, apply } = await declarationOf(application);
      const { database } = application;
      if (database === null) {
        const { specification } = apply.toWhole(blankSpecification);
        return { specification, declaration, problems: [], around: [] };
      }
      const load = (entities: readonly string[], earlier: Catalog | undefined) =>
        loadSpecification(database.client, { entities }, { signal, earlier });
      const [catalog] = await keptAnswer<readonly [whole: Catalog, first: Catalog]>(
        application,
        queryKey,
        async (earlier) => {
          const first = await load(ids, earlier?.[1]);
          const bases = (await viewsOf(first))?.unknownBases(specificationForScreens(first)) ?? [];
          if (bases.length === 0) return [first, first];
          return [await load([...ids, ...bases], earlier?.[0]), first];
        },
      );
      const { specification } = apply.toWhole(specificationForScreens(catalog));
      return {
        specification: (await viewsOf(catalog))?.linkViews(specification) ?? specification,
        declaration,
        problems: [],
        around: outlinesOf(catalog),
      };
    },
  });
}

/** Returns the entities that refer to one, by `entityId`. */
export function referringEntities(
  { around }: EntitySpecification,
  { name, schema }: Entity,
): readonly string[] {
  return around
    .filter(({ references }) => references.some((to) => to.entity === name && to.schema === schema))
    .map(entityId);
}

/** The specification of an entity, and of those that refer to it. */
export function referringQuery(
  application: Application,
  loaded: EntitySpecification,
  entity: Entity,
) {
  return entitySpecificationQuery(application, [
    entityId(entity),
    ...referringEntities(loaded, entity),
  ]);
}

/** A view's columns are those of tables, which do not come with it. */
async function viewsOf({ relations }: Catalog) {
  return relations.some(({ view }) => view !== undefined) ? import('./views.ts') : undefined;
}

/** The specification of some entities, with outlines of the entities that refer to them. */
export interface EntitySpecification extends LoadedSpecification {
  /**
   * In outline: what refers to the entities, and what is called like one of their columns
   * that refer to their own entity.
   */
  readonly around: readonly EntityOutline[];
}

/** The full specification, with all declarations applied. */
export function fullSpecificationQuery(application: Application) {
  const queryKey = [...specificationKey(application), 'whole'];
  return queryOptions({
    queryKey,
    ...untilShownOtherwise,
    queryFn: async ({ signal }): Promise<LoadedSpecification> => {
      const { database } = application;
      const load = async ({ client }: NonNullable<Application['database']>) => {
        const [catalog] = await keptAnswer<readonly [Catalog]>(
          application,
          queryKey,
          async (earlier) => [
            await loadSpecification(client, {}, { signal, earlier: earlier?.[0] }),
          ],
        );
        return catalog;
      };
      const [catalog, { declaration, apply }, { wholeOf }] = await Promise.all([
        database === null ? null : load(database),
        declarationOf(application),
        import('./full-specification.ts'),
        loadMessages('specification'),
      ]);
      return { declaration, ...wholeOf(catalog, declaration, apply.toWhole) };
    },
  });
}

/** Without a declaration of who has which role, what finds it out is not loaded. */
async function rolesOf(
  { database, person: { current }, place: { tenant } }: Application,
  access: Declaration['access'],
  signal: AbortSignal,
): Promise<OwnRoles> {
  const person = current();
  if (database === null || person === undefined) return { roles: ['anon'] };
  const { databaseRole, role = '' } = person;
  if (access === undefined) return { roles: role === '' ? [databaseRole] : [role, databaseRole] };
  const { knownAccess, rolesIn } = await import('./product-roles.ts');
  const known = await knownAccess(database.client, person, access, signal);
  return { roles: [...rolesIn(known, tenant), databaseRole], access: known };
}

/** The start of the keys of all queries about the specification, which differs by person. */
export function specificationKey(application: Application): readonly (string | null)[] {
  return ['specification', personId(application)];
}

function personId(application: Application): string | null {
  return application.person.current()?.id ?? null;
}
