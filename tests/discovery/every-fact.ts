import { isKnown, type Fact, type Source } from '@ninefold/specification';

/** A fact or a thing of a specification, and its place there. */
export interface Sourced {
  readonly at: string;
  readonly source: Source | { readonly from: 'none' };
  /** Whether anything is said at all. */
  readonly known: boolean;
}

/** Everything in a specification that says where it comes from. */
export function everyFact(value: unknown, at = ''): readonly Sourced[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'source' in value ? [sourced(value as Fact<unknown>, at)] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) =>
      key === 'source' ? [] : everyFact(inner, at === '' ? key : `${at}.${key}`),
    ),
  ];
}

function sourced(fact: Fact<unknown>, at: string): Sourced {
  return { at, source: fact.source, known: isKnown(fact) };
}

/** Parts whose every member is a statement about the product, and has to say its source. */
const stated = new Set(
  'screens entities states rules roles grants policies functions calls errors limits fields references indexes triggers publications'.split(
    ' ',
  ),
);

/** Where something is stated that says no source. */
export function unsourced(value: unknown, at = '', part = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const place = `${at}[${index}]`;
      const isThing = typeof item === 'object' && item !== null;
      // The values of a closed list have the list's source.
      const isValue = place.includes('.states[');
      const bare = stated.has(part) && isThing && !isValue && !('source' in item) ? [place] : [];
      return [...bare, ...unsourced(item, place)];
    });
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    unsourced(inner, at === '' ? key : `${at}.${key}`, key),
  );
}

/** Lists every object of a database, called as a source calls it. */
export const objectsSql = `
  with relation as (
    select c.oid, n.nspname || '.' || c.relname as name,
      case c.relkind when 'r' then 'table' when 'p' then 'partitioned table' when 'v' then 'view'
        when 'm' then 'materialized view' when 'f' then 'foreign table' end as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f')
  ),
  function as (
    select 'function ' || n.nspname || '.' || p.proname || '(' ||
      coalesce((select string_agg(format_type(type, null), ', ' order by place)
        from unnest(p.proargtypes) with ordinality as given(type, place)), '') || ')' as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  )
  select kind || ' ' || name as object from relation
  union all select 'column ' || name || '.' || attname
    from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
  union all select 'constraint ' || conname || ' on ' || name
    from relation join pg_constraint on conrelid = relation.oid
  union all select 'constraint ' || conname || ' on partitions of ' || root.name
    from pg_constraint join relation root on root.oid = pg_partition_root(conrelid)
  union all select 'constraint ' || i.relname || ' on ' || name
    from relation join pg_index on indrelid = relation.oid join pg_class i on i.oid = indexrelid
  union all select 'constraint ' || conname || ' on domain ' || n.nspname || '.' || typname
    from pg_constraint join pg_type t on t.oid = contypid join pg_namespace n on n.oid = typnamespace
  union all select 'index ' || n.nspname || '.' || c.relname
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('i', 'I')
  union all select 'trigger ' || tgname || ' on ' || name
    from relation join pg_trigger on tgrelid = relation.oid
  union all select 'policy ' || polname || ' on ' || name
    from relation join pg_policy on polrelid = relation.oid
  union all select 'publication ' || pubname from pg_publication
  union all select 'role ' || rolname from pg_roles
  union all select name from function
  union all select 'grants to ' || rolname || ' on ' || name
    from pg_roles, (select name from relation union all select name from function) as any_object
  union all select 'schema ' || nspname from pg_namespace
  union all select 'database'`;
