/**
 * `proof_ask` adds each condition to a table as a CHECK constraint and evaluates it over each record, whose number is
 * in the column "#". It answers a row for each condition:
 *
 * - `printed`: the constraint as `pg_get_expr` prints it, or NULL where PostgreSQL refuses the condition;
 * - `refusal`: why it is refused;
 * - `verdicts`: `true`, `false`, `null` or `error` and its code, by record;
 * - `inserted`: for the conditions of `is_inserted`, `accepted`, `refused` or `error` and its code of a real INSERT.
 *
 * Before that, `proof_results` adds a column for the value of each expression as a text; NULL where it is an error.
 */
export const functionsSql = `
create function proof_ask(relation text, amount integer, conditions text[], is_inserted boolean[])
returns table (printed text, refusal text, verdicts text[], inserted text[], moment double precision)
language plpgsql as $proof$
declare
  verdict text;
  condition text;
begin
  moment := extract(epoch from now()) * 1000;
  for number in 1..cardinality(conditions) loop
    condition := conditions[number];
    printed := null; refusal := null; verdicts := null; inserted := null;
    begin
      execute format('alter table %I add constraint proven check (%s) not valid', relation, condition);
    exception when others then
      refusal := sqlerrm;
      return next;
      continue;
    end;
    select pg_get_expr(conbin, conrelid) into printed
      from pg_constraint where conrelid = relation::regclass and conname = 'proven';
    begin
      execute format('select array_agg(coalesce((%s)::text, ''null'') order by "#") from %I', condition, relation)
        into verdicts;
    exception when others then
      verdicts := '{}';
      for record in 1..amount loop
        begin
          execute format('select coalesce((%s)::text, ''null'') from %I where "#" = %s', condition, relation, record)
            into verdict;
        exception when others then
          verdict := 'error ' || sqlstate;
        end;
        verdicts := verdicts || verdict;
      end loop;
    end;
    if is_inserted[number] then
      inserted := '{}';
      for record in 1..amount loop
        begin
          execute format('insert into %I select * from %I where "#" = %s', relation, relation, record);
          raise exception using errcode = 'P0999';
        exception
          when check_violation then verdict := 'refused';
          when sqlstate 'P0999' then verdict := 'accepted';
          when others then verdict := 'error ' || sqlstate;
        end;
        inserted := inserted || verdict;
      end loop;
    end if;
    execute format('alter table %I drop constraint proven', relation);
    return next;
  end loop;
end
$proof$;

create function proof_results(relation text, amount integer, names text[], expressions text[])
returns void
language plpgsql as $proof$
begin
  for number in 1..cardinality(names) loop
    execute format('alter table %I add column %I text', relation, names[number]);
    begin
      execute format('update %I set %I = (%s)::text', relation, names[number], expressions[number]);
    exception when others then
      for record in 1..amount loop
        begin
          execute format('update %I set %I = (%s)::text where "#" = %s',
            relation, names[number], expressions[number], record);
        exception when others then
          null;
        end;
      end loop;
    end;
  end loop;
end
$proof$;

create function proof_columns(relation text)
returns table (name text, type text, base text, "collation" text, labels text[])
language sql as $proof$
  select attname, format_type(atttypid, atttypmod),
    case typtype when 'd' then format_type(typbasetype, typtypmod) end,
    case when attcollation <> typcollation then
      (select collname from pg_collation where pg_collation.oid = attcollation) end,
    (select array_agg(enumlabel order by enumsortorder) from pg_enum
      where enumtypid in (pg_type.oid, pg_type.typelem))
  from pg_attribute join pg_type on pg_type.oid = atttypid
  where attrelid = relation::regclass and attnum > 0 and attname <> '#'
  order by attnum
$proof$;
`;
