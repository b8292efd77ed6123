import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages, pnpm } from './pack.ts';

/** Applications outside this workspace, which have its packages as the registry would give them. */
export interface Consumers {
  /** Holds a folder for each application. */
  readonly folder: string;
  remove(): Promise<void>;
}

/** Packs what `pnpm pack:check` built, and installs it into copies of the applications. */
export async function installConsumers(): Promise<Consumers> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-consumers-'));
  await cp(join(import.meta.dirname, 'workspace'), folder, { recursive: true });
  const packed = await packPackages(join(folder, 'packed'));
  const overrides = packed.map(({ name, archive }) => `  '${name}': file:${archive}`);
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
