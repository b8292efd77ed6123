import { capital, present } from '../phrases/index.ts';
import { type Entity, entityId, type Specification } from '../model/index.ts';
import { adviceMessages } from './messages.ts';

/**
 * Lints of Supabase's database linter (splinter) that a specification has the facts for, by the names
 * that it documents them under, with the level that it gives them.
 */
export const lints = {
  '0001_unindexed_foreign_keys': 'info',
  '0002_auth_users_exposed': 'error',
  '0003_auth_rls_initplan': 'warning',
  '0004_no_primary_key': 'info',
  '0006_multiple_permissive_policies': 'warning',
  '0007_policy_exists_rls_disabled': 'error',
  '0008_rls_enabled_no_policy': 'info',
  '0009_duplicate_index': 'warning',
  '0010_security_definer_view': 'error',
  '0011_function_search_path_mutable': 'warning',
  '0013_rls_disabled_in_public': 'error',
  '0015_rls_references_user_metadata': 'error',
  '0016_materialized_view_in_api': 'warning',
  '0017_foreign_table_in_api': 'warning',
  '0024_rls_policy_always_true': 'warning',
  '0028_anon_security_definer_function_executable': 'warning',
  '0029_authenticated_security_definer_function_executable': 'warning',
} as const;

export type Lint = keyof typeof lints;
export type AdviceLevel = (typeof lints)[Lint];

/** One thing that Supabase's linter would report. */
export interface Advice {
  readonly lint: Lint;
  readonly level: AdviceLevel;
  /** `table public.work_order` */
  readonly object: string;
  readonly statement: string;
}

/** Advice as a lint finds it: its level follows from the lint. */
export type Finding = Omit<Advice, 'level'>;

/** An object's name in a message: inside a sentence, and at its beginning. */
export interface ObjectName {
  readonly object: string;
  readonly Object: string;
}

export function objectName({ kind, schema, name }: Entity): ObjectName {
  const object = adviceMessages.object({
    kind: kind.replace(' ', '_'),
    name: `${schema}.${name}`,
  });
  return { object, Object: capital(object) };
}

/** The findings of a lint, or `false`. */
export type Found = readonly [lint: Lint, statement: string] | false;

/** Makes the findings of an object, of those lints that find something. */
export function findings(object: string, found: readonly Found[]): readonly Finding[] {
  return present(found).map(([lint, statement]) => ({ lint, object, statement }));
}

/** Returns the entities that hold records themselves. */
export function tablesOf({ entities }: Specification): readonly Entity[] {
  return entities.filter(({ kind }) => kind === 'table' || kind === 'partitioned table');
}

/** The roles that people reach the Data API with. */
export const publicRoles: readonly string[] = ['anon', 'authenticated'];

/** The public roles that may read an entity or some of its columns. */
export function readersOf({ permissions }: Specification, entity: Entity): readonly string[] {
  const id = entityId(entity);
  return publicRoles.filter((role) =>
    permissions.grants.some(
      (grant) => grant.entity === id && grant.role === role && grant.may.includes('select'),
    ),
  );
}
