import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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
  await mkdir(packed);
  await cp(join(import.meta.dirname, 'workspace'), folder, { recursive: true });
  const published = workspacePackages().filter(({ manifest }) => manifest.private !== true);
  for (const each of published) {
    await pnpm(['pack', '--pack-destination', packed], join(root, each.folder));
  }
  const archives = await readdir(packed);
  const overrides = published.map(({ manifest: { name } }) => {
    const prefix = `${name.replace('@', '').replace('/', '-')}-`;
    const archive = archives.find(
      (file) => file.startsWith(prefix) && /^\d/.test(file.slice(prefix.length)),
    );
    return `  '${name}': file:${join(packed, archive ?? 'missing')}`;
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

/** The pnpm that runs these tests, or the one that the README names. */
async function pnpm(argumentList: readonly string[], cwd: string): Promise<void> {
  const own = process.env['npm_execpath'];
  const [file, ...first] = own?.includes('pnpm')
    ? [process.execPath, own]
    : ['npx', '--yes', 'pnpm@12.21.0'];
  await run(file, [...first, ...argumentList], { cwd, env: { ...process.env, CI: 'true' } });
}
