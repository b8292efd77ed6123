/** The publications that send the changes of each relation; Realtime's is one of them. */
export const publicationsSql = `publications_of as (
  select relation.oid, pg_catalog.jsonb_agg(
    pg_catalog.jsonb_strip_nulls(pg_catalog.jsonb_build_object(
      'name', publication.pubname,
      'events', pg_catalog.to_jsonb(array_remove(array[
        case when publication.pubinsert then 'insert' end,
        case when publication.pubupdate then 'update' end,
        case when publication.pubdelete then 'delete' end], null)),
      'columns', (
        select pg_catalog.jsonb_agg(attribute.attname order by attribute.attnum)
        from attribute
        where attribute.attrelid = relation.oid and attribute.attnum = any (listed.prattrs::int2[])),
      'condition', case when option.team then
        pg_catalog.pg_get_expr(listed.prqual, listed.prrelid) end
    )) order by publication.pubname) as list
  from option
  join relation on relation.in_full and relation.relkind in ('r', 'p')
  join pg_catalog.pg_class class on class.oid = relation.oid
  cross join pg_catalog.pg_publication publication
  left join pg_catalog.pg_publication_rel listed
    on listed.prpubid = publication.oid and listed.prrelid = relation.oid
  where publication.puballtables or listed.oid is not null
     or exists (select from pg_catalog.pg_publication_namespace whole
                where whole.pnpubid = publication.oid and whole.pnnspid = class.relnamespace)
  group by relation.oid
)`;
