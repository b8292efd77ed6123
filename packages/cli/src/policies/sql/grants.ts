import { quoteLiteral } from '@ninefold/values/sql';

/** The grants of a role on a relation. */
export interface RelationGrants {
  readonly role: string;
  readonly schema: string;
  readonly name: string;
  readonly delete: boolean;
  readonly columns: readonly ColumnGrants[];
}

export interface ColumnGrants {
  readonly name: string;
  readonly select: boolean;
  readonly insert: boolean;
  readonly update: boolean;
  /** The database computes it. */
  readonly generated: boolean;
  /** GENERATED ALWAYS AS IDENTITY. */
  readonly identity: boolean;
  /** A record can't be created without it. */
  readonly required: boolean;
}

const can = (kind: 'select' | 'insert' | 'update') =>
  `has_schema_privilege(role.oid, class.relnamespace, 'usage')
        and has_column_privilege(role.oid, class.oid, attribute.attnum, '${kind}')`;

/** Selects the grants of roles on all relations of schemas, as `RelationGrants`. Roles that don't exist have none. */
export function grantsSql(schemas: readonly string[], roles: readonly string[]): string {
  return `select role.rolname as role, namespace.nspname as schema, class.relname as name,
    has_schema_privilege(role.oid, class.relnamespace, 'usage')
      and has_table_privilege(role.oid, class.oid, 'delete') as delete,
    (select jsonb_agg(jsonb_build_object(
        'name', attribute.attname,
        'select', ${can('select')},
        'insert', ${can('insert')},
        'update', ${can('update')},
        'generated', attribute.attgenerated <> '',
        'identity', attribute.attidentity = 'a',
        'required', attribute.attnotnull and not attribute.atthasdef and attribute.attidentity = ''
      ) order by attribute.attnum)
      from pg_attribute attribute
      where attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
    ) as columns
  from pg_class class
  join pg_namespace namespace on namespace.oid = class.relnamespace
  join pg_roles role on role.rolname in (${roles.map(quoteLiteral).join(', ')})
  where namespace.nspname in (${schemas.map(quoteLiteral).join(', ')})
    and class.relkind in ('r', 'p', 'v', 'm', 'f')`;
}
