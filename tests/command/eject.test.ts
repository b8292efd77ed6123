/** `ninefold eject` writes screens of the example that compile, and leaves alone what somebody has edited. */
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entityId, type Specification } from '@ninefold/specification';
import { parseSpecification } from '@ninefold/specification/documents/json';
import { loadedWorkshop } from '../../apps/workshop/testing/loaded-workshop.ts';
import { ninefold } from './run-command.ts';
import { workshopDeclaration, writeWorkshopSpecification } from './workshop-specification.ts';

const root = join(import.meta.dirname, '../..');
const workshop = join(root, 'apps/workshop');
let folder: string;
let specification: Specification;
beforeAll(async () => {
  // Within the workshop, so that a file finds the packages that it imports.
  folder = await mkdtemp(join(workshop, 'node_modules/.ejected-'));
  const backend = await loadedWorkshop();
  await writeWorkshopSpecification(backend, join(folder, 'workshop.json'));
  await backend.close();
  ({ specification } = parseSpecification(await readFile(join(folder, 'workshop.json'), 'utf8')));
});
afterAll(() => rm(folder, { recursive: true }));

const eject = (...options: readonly string[]) => {
  const [screen = '', entity = '', ...rest] = options;
  return ninefold(
    ['eject', screen, entity, 'workshop.json', '--declaration', workshopDeclaration, ...rest],
    { folder },
  );
};

const screens = ['list', 'detail', 'form'] as const;

test.each(screens)('the committed %s of work orders is what the command writes', async (screen) => {
  const { stdout } = await eject(screen, 'work_order', '--dry-run');
  const file = join(workshop, `ejected/work-order-${screen}.tsx`);
  await expect(stdout).toMatchFileSnapshot(file);
});

test('prints the entry that puts the file in the place of the assembled screen', async () => {
  const { stderr } = await eject('list', 'invoice', '--dry-run');
  expect(stderr).toContain(`
    '/data/invoice': {
      title: 'Invoices',
      roles: ['owner', 'dispatcher', 'contact'],
      entities: ['invoice'],
      unlisted: true,
      screen: async () => (await import('./screens/invoice-list.tsx')).screen,
    },
`);
});

test('says what the file has', async () => {
  const { stderr } = await eject('detail', 'work_order', '--dry-run');
  expect(stderr).toContain('The page has everything that the assembled one has.');
});

test('every screen of every entity compiles', async () => {
  await symlink(join(workshop, 'discovered.ts'), join(folder, 'discovered.ts'));
  for (const entity of specification.entities) {
    for (const screen of screens) {
      const { exitCode, stderr } = await eject(screen, entityId(entity));
      const without = /has no form|have no page/.exec(stderr)?.[0];
      expect(without ?? exitCode).toBe(without ?? 0);
    }
  }
  const written = await readdir(join(folder, 'screens'));
  expect(written.length).toBeGreaterThan(specification.entities.length);
  const project = {
    extends: join(root, 'tsconfig.json'),
    include: ['screens', join(root, 'packages/*/src/**/*.d.ts')],
    exclude: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  expect(outputOf('tsc', '--noEmit', '--project', folder)).toBe('');
});

test('does not overwrite a file that somebody has edited', async () => {
  const write = () => eject('list', 'part', '--folder', join(folder, 'other'));
  await write();
  const written = join(folder, 'other/screens/part-list.tsx');
  expect((await write()).stderr).toContain('is up to date');
  await writeFile(written, '// Ours.\n');
  const { exitCode, stderr } = await write();
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: expect.stringContaining('has been edited') as string,
  });
  expect(await readFile(written, 'utf8')).toBe('// Ours.\n');
});

test.each([
  [['board', 'work_order'], /no screen "board".*list, detail or form/],
  [['list', 'work_orders'], /no entity "work_orders".*work_order/],
])('refuses %j with a way on', async (options, message) => {
  const { exitCode, stderr } = await eject(...options);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(message);
});

function outputOf(command: string, ...options: readonly string[]): string {
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), options, {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}
