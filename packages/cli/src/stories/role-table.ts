import { accessTokenHook, type Backend } from '@ninefold/embedded';
import { storyAccount } from '@ninefold/embedded/stories';
import { quoteLiteral } from '@ninefold/values/sql';

/** The table from which the access token hook reads people's roles, as in Supabase's guide to custom claims. */
export interface RoleTable {
  /** Quoted, like the names of columns. */
  readonly relation: string;
  readonly person: string;
  readonly role: string;
  readonly type: string;
  /** The values of the type. */
  readonly roles: readonly string[];
}

/** Finds a table that the hook names, which refers to accounts and has an enum. */
export async function findRoleTable(backend: Backend): Promise<RoleTable | undefined> {
  const { rows } = await backend.query<RoleTable>(`
    select reference.conrelid::regclass::text as relation, quote_ident(person.attname) as person,
      quote_ident(role.attname) as role, role.atttypid::regtype::text as type,
      array(select enumlabel::text from pg_enum where enumtypid = role.atttypid) as roles
    from pg_proc hook
    join pg_constraint reference
      on reference.contype = 'f' and reference.confrelid = to_regclass('auth.users')
    join pg_class named
      on named.oid = reference.conrelid and hook.prosrc ~ ('\\m' || named.relname || '\\M')
    join pg_attribute person on person.attrelid = named.oid and person.attnum = reference.conkey[1]
    join pg_attribute role on role.attrelid = named.oid
    join pg_type kind on kind.oid = role.atttypid and kind.typtype = 'e'
    where hook.oid = to_regprocedure('${accessTokenHook}(jsonb)')
    limit 1`);
  return rows[0];
}

/** Gives the people of these roles theirs in the table, in place of the samples in it. */
export async function fillRoleTable(
  backend: Backend,
  { relation, person, role, type, roles }: RoleTable,
  wanted: readonly string[],
): Promise<void> {
  const given = wanted
    .filter((name) => roles.includes(name))
    .map((name) => `(${quoteLiteral(storyAccount(name).email)}, ${quoteLiteral(name)})`);
  await backend.exec(`delete from ${relation}`);
  if (given.length === 0) return;
  await backend.exec(`insert into ${relation} (${person}, ${role})
    select users.id, given.role::${type} from (values ${given.join(', ')}) given (email, role)
    join auth.users using (email)`);
}
