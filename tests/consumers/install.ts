import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, workspacePackages } from '../../workspace/packages.ts';

const run = promisify(execFile);

/** Applications outside this workspace, which have its packages as the registry would give them. */
export interface Consumers {
  /** Holds a folder for each application. */
  readonly folder: string;
  remove(): Promise<void>;
}

/** Packs what `pnpm pack:check` built, and installs it into copies of the applications. */
export async function installConsumers(): Promise<Consumers> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-consumers-'));
  const packed = join(folder, 'packed');
  await cp(join(import.meta.dirname, 'workspace'), folder, { recursive: true });
  await pnpm(['--recursive', '--filter=./packages/*', 'pack', '--pack-destination', packed], root);
  const overrides = workspacePackages()
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ manifest: { name, version } }) => {
      const archive = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      return `  '${name}': file:${join(packed, archive)}`;
    });
  await writeFile(
    join(folder, 'pnpm-workspace.yaml'),
    [
      'packages:',
      "  - '*'",
      'overrides:',
      ...overrides,
      'allowBuilds:',
      '  msw: false',
      '  esbuild: false',
      '',
    ].join('\n'),
  );
  await pnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Runs the version of pnpm that the README names. Its own path may be a script or a program. */
async function pnpm(argumentList: readonly string[], cwd: string): Promise<void> {
  await run('npx', ['--yes', 'pnpm@12.21.0', ...argumentList], {
    cwd,
    env: { ...process.env, CI: 'true' },
  });
}
