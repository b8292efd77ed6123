import { expect, test } from 'vitest';
import { CreateError } from './create-error.ts';
import { readOptions } from './options.ts';
import { assertNodeOf, currentPackageManager, startArguments } from './package-manager.ts';

const refused = (...argumentList: readonly string[]) => {
  try {
    readOptions(argumentList);
  } catch (error) {
    expect(error).toBeInstanceOf(CreateError);
    return (error as CreateError).message;
  }
  return 'accepted';
};
const key = 'sb_publishable_abc';

test('every answer is an option, too', () => {
  expect(
    readOptions([
      'orders',
      '--project',
      'https://abcdefgh.supabase.co/',
      '--key',
      key,
      '--port',
      '0',
    ]),
  ).toEqual({
    folder: 'orders',
    kind: 'project',
    url: 'https://abcdefgh.supabase.co',
    key,
    packageManager: undefined,
    installs: true,
    starts: true,
    port: '0',
    yes: false,
  });
  expect(readOptions(['--blank', '--no-install', '--package-manager', 'pnpm', '-y'])).toMatchObject(
    {
      folder: undefined,
      kind: 'blank',
      packageManager: 'pnpm',
      installs: false,
      starts: false,
      yes: true,
    },
  );
  expect(readOptions(['--example', '--no-start'])).toMatchObject({ installs: true, starts: false });
  expect(readOptions(['--blank', '--help'])).toBe('help');
});

test.each([
  ['an unknown option', ['--blnk'], '--help'],
  ['two folders', ['one', 'two'], 'one, two'],
  ['two starting points', ['--blank', '--example'], '--example and --blank'],
  ['a key of nothing', ['--key', key], 'Add --project URL'],
  ['a project without an address', ['--project', ''], '--project needs'],
  ['an address that is none', ['--project', 'abcdefgh'], 'not a URL'],
  ['a secret key', ['--project', 'https://a.example', '--key', 'sb_secret_abc'], 'secret key'],
  [
    'a key of two words',
    ['--project', 'https://a.example', '--key', 'a b'],
    'not a publishable key',
  ],
  ['another package manager', ['--package-manager', 'deno'], 'npm, pnpm, yarn or bun'],
  ['a port that is none', ['--port', '70000'], '70000'],
])('%s is refused, with the reason', (_what, argumentList, reason) => {
  expect(refused(...argumentList)).toContain(reason);
});

test('the package manager that runs the command installs and starts', () => {
  expect(currentPackageManager('pnpm/12.21.0 npm/? node/v24.21.0 linux x64')).toBe('pnpm');
  expect(currentPackageManager('bun/1.3.0 npm/? node/v24.3.0 linux x64')).toBe('bun');
  expect(currentPackageManager()).toBe('npm');
  expect(startArguments('npm', ['--port', '0'])).toEqual(['start', '--', '--port', '0']);
  expect(startArguments('pnpm', ['--port', '0'])).toEqual(['start', '--port', '0']);
  expect(startArguments('bun')).toEqual(['run', 'start']);
});

test('yarn, which takes the Node of the machine, needs one that runs TypeScript', () => {
  expect(() => assertNodeOf('yarn', '22.17.1')).toThrow('22.18 or newer');
  expect(() => assertNodeOf('yarn', '22.18.0')).not.toThrow();
  expect(() => assertNodeOf('yarn', '24.0.0')).not.toThrow();
  expect(() => assertNodeOf('npm', '20.20.2')).not.toThrow();
});
