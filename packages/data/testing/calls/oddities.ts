/** Functions with what is hard to call: every shape of arguments and of results. */
export const oddities = `
create type mood as enum ('calm', 'Very, "upset"');
create type place as (street text, number integer, since date);
create table person (id bigint primary key, name text not null, wage numeric(30, 10), mood mood);
insert into person values (9007199254740993, 'Ann', 12345678901234567890.0123456789, 'calm'), (2, 'Bo', null, null);

create function nothing() returns integer language sql stable as $$ select 42 $$;
create function exact(big bigint, amount numeric, bigs bigint[]) returns table (big bigint, amount numeric, bigs bigint[])
  language sql immutable as $$ select $1, $2, $3 $$;
create function big_one(big bigint) returns bigint language sql immutable as $$ select big $$;
create function optional(word text default 'none given', often integer default 2) returns text
  language sql stable as $$ select coalesce(repeat(word, often), 'null given') $$;
create function variadic_sum(first numeric, variadic more numeric[]) returns numeric
  language sql stable as $$ select first + (select coalesce(sum(each), 0) from unnest(more) each) $$;
create function words_of(texts text[]) returns setof text language sql stable as $$ select unnest(texts) $$;
create function moods(feelings mood[]) returns mood[] language sql stable as $$ select feelings $$;
create function moved(home place) returns place language sql stable as
  $$ select ((home).street, (home).number + 1, (home).since)::place $$;
create function document(content jsonb) returns jsonb language sql stable as $$ select content $$;
create function receive(json) returns json language sql volatile as $$ select $1 $$;
create function two_out(whole integer, out half numeric, out words text) language sql stable as
  $$ select whole / 2.0, 'half of ' || whole $$;
create function one_out(out answer integer) language sql stable as $$ select 7 $$;
create function one_column() returns table (answer integer) language sql stable as $$ values (1), (2) $$;
create function people() returns setof person language sql stable as $$ select * from person order by id desc $$;
create function first_person() returns person language sql stable as $$ select * from person where id = 2 $$;
create function nobody() returns person language sql stable as $$ select * from person where false $$;
create function rename(person_id bigint, "new name" text) returns void language sql volatile as
  $$ update person set name = "new name" where id = person_id $$;
create function "select"("order" text, "limit" integer) returns text language sql stable as $$ select "order" || "limit" $$;
create function "Odd, name/?"(a text) returns text language sql stable as $$ select a $$;
create function refuse(why text) returns void language plpgsql volatile as
  $$ begin raise exception using errcode = 'HW001', message = why; end $$;
create function by_position(integer, integer) returns integer language sql as $$ select $1 + $2 $$;
create function on_change() returns trigger language plpgsql as $$ begin return new; end $$;
create function many() returns setof integer language sql stable as $$ select generate_series(1, 1500) $$;
create function twice(a text) returns text language sql stable as $$ select a || a $$;
create function twice(b integer) returns integer language sql stable as $$ select b * 2 $$;

grant select on person to anon;
grant update (name) on person to anon;
grant execute on all functions in schema public to anon;
`;
