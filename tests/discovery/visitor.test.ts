import { readFile } from 'node:fs/promises';
import { type Catalog, installationSql, specificationOf } from '@ninefold/specification/catalog';
import type { Specification } from '@ninefold/specification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPair, type Pair } from '../conformance/pair/open-pair.ts';
import type { ApiRequest } from '../conformance/pair/exchange.ts';
import { readNumbers } from './read-numbers.ts';

let pair: Pair;
let visitor: Specification;
let text: string;

beforeAll(async () => {
  const [oddities, behaviour] = await Promise.all(
    ['oddities.sql', 'behaviour.sql'].map((name) =>
      readFile(
        new URL(`../../packages/specification/testing/catalog/${name}`, import.meta.url),
        'utf8',
      ),
    ),
  );
  const schemas = ['public', 'elsewhere'];
  // PostgREST 12 cannot start where a foreign table's wrapper has no handler.
  const startable = `${oddities}${behaviour}drop foreign table far_away;`;
  pair = await openPair(`${startable}${installationSql({ schemas })}`, { schemas });
  const catalog = await ask({ path: 'rpc/ninefold_specification' });
  text = JSON.stringify(catalog);
  visitor = specificationOf(catalog);
});

afterAll(() => pair.close());

/** Asks both, by the installed function and over the Data API; gives what the server said. */
async function ask(request: ApiRequest): Promise<Catalog> {
  const { embedded, real } = await pair.send(request);
  expect([embedded.status, real.status]).toEqual([200, 200]);
  const [ofEmbedded, ofReal] = [embedded.body, real.body].map(readNumbers) as [Catalog, Catalog];
  // The hash is of all of it, and so of the server's version.
  const hash = expect.stringMatching(/^[\da-f]{32}$/) as string;
  expect(ofEmbedded).toEqual({ ...ofReal, server: ofEmbedded.server, hash });
  return ofReal;
}

const names = () => visitor.entities.map(({ name }) => name);

describe('a visitor with a publishable key', () => {
  it('is shown granted entities, and no others', () => {
    expect(names()).toEqual([
      'checked',
      'happy_customer',
      'Kunden & Co.',
      'listed',
      'parcel',
      'person',
      'person_name',
      'refers_to_hidden',
      'searched',
      'stage',
      'two_halves',
      'typed',
      'wide',
      'written_only',
      'thing',
    ]);
    expect(text).not.toMatch(/hidden_from_all|vault|employee|passport/);
  });

  it('is shown granted columns with their constraints and indexes, and no others', () => {
    const person = visitor.entities.find(({ name }) => name === 'person');
    expect(person?.fields.map(({ name }) => name)).toEqual(['id', 'name']);
    expect(person?.indexes?.map(({ name }) => name)).toEqual(['person_pkey']);
    expect(text).not.toMatch(/salary|national_id|fair|ladder/);
  });

  it('is shown its own permissions, and no other role’s', () => {
    expect(visitor.permissions.roles.map(({ name }) => name)).toEqual(['anon']);
    expect(visitor.permissions.grants.find(({ entity }) => entity === 'person')?.may).toEqual([
      'select',
      'update',
    ]);
    expect(text).not.toMatch(/authenticated|clerk|desk|service_role/);
  });

  it('is shown the hashes of its policies, and not their text', () => {
    const policies = visitor.permissions.policies?.filter(({ entity }) => entity === 'checked');
    expect(policies?.map(({ command }) => command).sort()).toEqual(['delete', 'select']);
    for (const policy of policies ?? []) {
      expect(policy).not.toHaveProperty('name');
      expect(policy).not.toHaveProperty('using');
      expect(policy).not.toHaveProperty('check');
      expect(policy.hash).toMatch(/^[0-9a-f]{16}$/);
    }
    expect(text).not.toMatch(/4711|4712|4713|4714|see all|remove none|own row|Nothing to hide/);
  });

  it('is shown the functions that it can call, without defaults and bodies', () => {
    const functions = visitor.calls.flatMap((call) => call.function ?? []);
    expect(functions.map(({ name }) => name)).toEqual(['greet', 'people']);
    expect(functions.flatMap((each) => each.arguments).some((each) => 'default' in each)).toBe(
      false,
    );
    expect(text).not.toMatch(/body of a function|hidden default|raise_salary/);
  });

  it('is shown no triggers, conditions of publications, secrets or buckets', () => {
    expect(visitor.entities.some(({ triggers }) => triggers !== undefined)).toBe(false);
    expect(text).not.toMatch(/note_change|12345|Keeps watch|4715|a secret|papers|photos/);
  });

  it('is shown its limits', () => {
    const limits = visitor.limits.filter(({ unit }) => unit !== 'characters');
    expect(limits.map(({ name, value }) => [name, value])).toEqual([
      ['Maximum statement time (anon)', '3 s'],
      ['Maximum wait for a lock (anon)', '1.5 s'],
      ['Maximum rows per response', '250'],
    ]);
  });

  it('is shown nothing more when it names hidden relations', async () => {
    const asked = await ask({
      path: `rpc/ninefold_specification`,
      method: 'POST',
      body: JSON.stringify({ entities: ['hidden_from_all', 'vault.secret', 'person'] }),
    });
    expect(asked.relations.map(({ name }) => name)).toEqual(['person']);
    expect(JSON.stringify(asked)).not.toMatch(/hidden_from_all|vault|salary/);
  });

  it('may ask for one entity, or for all in outline, by address', async () => {
    const one = await ask({
      path: `rpc/ninefold_specification?entities=${encodeURIComponent('{parcel}')}`,
    });
    expect(one.relations.map(({ name }) => name)).toEqual(['parcel', 'stage']);
    const overview = await ask({ path: 'rpc/ninefold_specification?overview=true' });
    expect(overview.relations).toEqual([]);
    const open = visitor.entities.filter(({ grants }) => grants.select || grants.insert);
    expect(overview.outlines?.map(({ name }) => name)).toEqual(open.map(({ name }) => name));
    expect(overview.readable).toBe(open.length);
  });

  it('finds only readable entities in an overview, after any first request', async () => {
    const found = await ask({
      path: `rpc/ninefold_specification?overview=true&at_most=2&foremost=${encodeURIComponent('{hidden_from_all,typed}')}`,
    });
    expect(found.outlines?.map(({ name }) => name)).toEqual(['typed', 'checked']);
    expect(JSON.stringify(found)).not.toMatch(/hidden_from_all|vault|salary/);
    const searched = await ask({
      path: 'rpc/ninefold_specification?overview=true&search=hidden%20from',
    });
    expect(searched.outlines).toEqual([]);
  });

  it('is shown more after signing in', async () => {
    const signedIn = await ask({
      path: 'rpc/ninefold_specification',
      as: { role: 'authenticated', sub: '00000000-0000-4000-8000-000000000001' },
    });
    expect(signedIn.role).toBe('authenticated');
    expect(signedIn.functions?.map(({ name }) => name)).toContain('raise_salary');
  });
});
