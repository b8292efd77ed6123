import type { ApiRequest } from '../pair/exchange.ts';

/** Names that every object of JavaScript answers to. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** A table and a function for each name, and a pair that has none of them. */
export const namesSql = `
  create table plain (id int primary key, name text, data jsonb);
  insert into plain values (1, 'one', '{"a": 1}');
  create function greet(name text default 'you') returns text language sql stable
    as $$ select name $$;
  ${inherited
    .map(
      (name) => `
  create table "${name}" (id int primary key, "${name}" text, plain_id int references plain);
  insert into "${name}" values (1, 'one', 1);
  create function "greet ${name}"("${name}" text) returns text language sql stable
    as $$ select $1 $$;`,
    )
    .join('')}
  grant all on all tables in schema public to anon;`;

const prefer = (header: string): ApiRequest => ({ path: 'plain', headers: { prefer: header } });

/** A request for each place of a name or a word. */
function requestsFor(name: string): readonly ApiRequest[] {
  const write = { method: 'POST', headers: { prefer: 'return=representation' } } as const;
  // In an object literal `__proto__` would set the prototype.
  const json = (value: string) => `{"${name}": "${value}"}`;
  return [
    // As the name of something that exists
    { path: name },
    { path: `${name}?select=${name}` },
    { path: `${name}?${name}=eq.one` },
    { path: `${name}?select=${name}:id,a:${name}::text` },
    { path: `${name}?order=${name}.desc` },
    { path: `${name}?or=(${name}.eq.one,id.eq.5)` },
    { path: `${name}?select=id,plain(id)&plain.id=eq.1` },
    { path: `plain?select=id,${name}(${name})&${name}.${name}=eq.one` },
    { path: `plain?select=id,${name}!inner(id)&${name}.order=${name}` },
    { path: `plain?select=id,${name}:name` },
    { path: `plain?select=id,${name}:data->${name}` },
    { path: `rpc/greet%20${name}?${name}=x` },
    { ...write, path: `rpc/greet%20${name}`, body: json('x') },
    { ...write, path: name, body: `{"id": 2, "${name}": "two"}` },
    { ...write, method: 'PATCH', path: `${name}?id=eq.2`, body: json('three') },
    { ...write, path: `${name}?columns=id,${name}`, body: `{"id": 3, "${name}": "four"}` },
    { ...write, method: 'DELETE', path: `${name}?${name}=eq.three` },
    // As the name of something that does not
    { path: `${name}.${name}` },
    { path: `rpc/${name}` },
    { ...write, path: `rpc/${name}`, body: json('x') },
    { path: `plain?select=${name}` },
    { path: `plain?select=id,${name}:${name}` },
    { path: `plain?select=data->${name}->>${name}` },
    { path: `plain?select=id,nowhere!${name}(id)` },
    { path: `plain?select=id::${name}` },
    { path: `plain?${name}=eq.x` },
    { path: `plain?name=eq.${name}` },
    { path: `plain?name=in.(${name},one)` },
    { path: `plain?name=is.${name}` },
    { path: `plain?name=fts(${name}).one` },
    { path: `plain?data->${name}=eq.1` },
    { path: `plain?order=${name}` },
    { path: `plain?order=id.${name}` },
    { path: `plain?${name}.id=eq.1` },
    { path: `plain?${name}.order=id` },
    { path: `plain?limit=${name}` },
    { path: 'plain', headers: { 'accept-profile': name } },
    { path: `rpc/greet?${name}=x` },
    { ...write, path: 'rpc/greet', body: json('x') },
    { ...write, path: 'plain', body: json('x') },
    { ...write, path: `plain?columns=${name}`, body: json('x') },
    { ...write, method: 'PATCH', path: 'plain?id=eq.1', body: json('x') },
    { ...write, method: 'PATCH', path: 'plain?id=eq.1', body: `{"data": ${json('x')}}` },
    // As a word of the grammar
    { path: `plain?name=${name}.x` },
    { path: `plain?name=not.${name}.x` },
    { path: `plain?name=eq(${name}).x` },
    { path: `plain?or=(name.${name}.x,id.eq.1)` },
    { path: `plain?${name}=(id.eq.1)` },
    { path: 'plain', headers: { accept: `application/${name}` } },
    { ...write, path: 'plain', body: '{}', headers: { 'content-type': name } },
    prefer(`${name}=x`),
    prefer(`return=${name}`),
    prefer(`count=${name}`),
    prefer(`handling=strict, ${name}=x`),
    prefer(`handling=strict, count=${name}`),
    { path: 'plain', as: { role: name } },
  ];
}

export const namedRequests = inherited.flatMap(requestsFor);
