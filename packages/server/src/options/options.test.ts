import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { defaultPort, readOptions } from './options.ts';
import { UsageError } from '../errors/usage-error.ts';

const folder = resolve('/somewhere');
const read = (argumentList: readonly string[], environment = {}) =>
  readOptions(['apps/web', '--example', 'apps/workshop', ...argumentList], environment, folder);
const refused = (argumentList: readonly string[], environment = {}) => {
  try {
    read(argumentList, environment);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as UsageError).message;
  }
  return 'accepted';
};

const project = {
  SUPABASE_URL: 'https://abcdefgh.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};
const jwt = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

test('starts the example on the default port without options', () => {
  expect(read([])).toEqual({
    application: resolve('apps/web'),
    example: resolve('apps/workshop'),
    port: defaultPort,
    data: undefined,
    reset: false,
    export: undefined,
    as: undefined,
    strict: false,
    yes: false,
    open: false,
    json: false,
    start: { kind: 'example' },
  });
});

test('paths are relative to the working directory', () => {
  expect(read(['--load', 'dumps/a.sql', '--data', 'there'])).toMatchObject({
    data: resolve(folder, 'there'),
    start: { kind: 'dump', file: resolve(folder, 'dumps/a.sql') },
  });
  expect(read(['--export', 'a.sql'])).toMatchObject({ export: resolve(folder, 'a.sql') });
});

test('--help takes precedence over valid options', () => {
  expect(read(['--blank', '--help'])).toBe('help');
});

test('the environment names the team’s project', () => {
  expect(read([], project)).toMatchObject({
    start: {
      kind: 'project',
      project: {
        supabaseUrl: 'https://abcdefgh.supabase.co',
        publishableKey: 'sb_publishable_abc',
      },
    },
  });
  expect(read([], { ...project, SUPABASE_PUBLISHABLE_KEY: jwt({ role: 'anon' }) })).toMatchObject({
    start: { kind: 'project' },
  });
});

test('an application without an example starts without a database, until a project is set', () => {
  expect(readOptions([], {}, folder)).toMatchObject({ start: { kind: 'blank' } });
  expect(readOptions([], {}, folder, project)).toMatchObject({ start: { kind: 'project' } });
});

/** The options when `.env` names the project. */
function kindWithFile(argumentList: readonly string[], environment: Record<string, string>) {
  const options = readOptions(
    [...argumentList, '--example', 'apps/workshop'],
    environment,
    folder,
    project,
  );
  return options === 'help' ? options : options.start.kind;
}

test('another starting point overrides variables, whatever they hold', () => {
  expect(kindWithFile(['--load', 'a.sql'], project)).toBe('dump');
  expect(kindWithFile(['--blank'], { SUPABASE_URL: 'https://a.example' })).toBe('blank');
});

test('variables and another starting point override a project in .env', () => {
  expect(kindWithFile([], {})).toBe('project');
  expect(kindWithFile(['--blank'], {})).toBe('blank');
  expect(kindWithFile(['--load', 'a.sql'], {})).toBe('dump');
  expect(kindWithFile([], { SUPABASE_URL: '' })).toBe('example');
  expect(() => kindWithFile([], { SUPABASE_URL: 'https://other.example' })).toThrow(
    'SUPABASE_PUBLISHABLE_KEY is not',
  );
});

test.each([
  ['an unknown option', ['--prot', '1'], {}, '--prot'],
  ['a port that is none', ['--port', '70000'], {}, '70000'],
  ['a port that is no number', ['--port', '4e3'], {}, '4e3'],
  ['two starting points', ['--blank', '--load', 'a.sql'], {}, '--load and --blank'],
  ['a data folder without embedded data', ['--blank', '--data', 'x'], {}, '--data'],
  ['a person without embedded data', ['--blank', '--as', 'a@b.example'], {}, '--as names a person'],
  ['a person without a name', ['--as', ''], {}, '--as needs'],
  ['strict loading of nothing', ['--strict'], {}, '--load'],
  ['an export of nothing', ['--blank', '--export', 'x.sql'], {}, '--export'],
  ['an export of another database', ['--export', 'x.sql'], project, 'SUPABASE_URL'],
  ['an export to no file', ['--export', ''], {}, '--export needs'],
  ['an export of what is to be reset', ['--export', 'x.sql', '--reset'], {}, 'Export first'],
  ['half a project', [], { SUPABASE_URL: 'https://a.example' }, 'SUPABASE_PUBLISHABLE_KEY is not'],
  ['no address', [], { ...project, SUPABASE_URL: 'abcdefgh' }, 'not a URL'],
  [
    'an address with a password',
    [],
    { ...project, SUPABASE_URL: 'https://a:b@c.example' },
    'password',
  ],
  ['a secret key', [], { ...project, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abc' }, 'secret key'],
  [
    'an older secret key',
    [],
    { ...project, SUPABASE_PUBLISHABLE_KEY: jwt({ role: 'service_role' }) },
    'secret key',
  ],
])('%s is refused, with the reason', (_what, argumentList, environment, reason) => {
  expect(refused(argumentList, environment)).toContain(reason);
});
