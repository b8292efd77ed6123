import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, workspacePackages } from '../../workspace/packages.ts';

const run = promisify(execFile);

/** A package as it would be published. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute path of the tarball. */
  readonly archive: string;
}

/** Packs what `pnpm pack:check` built into a folder. */
export async function packPackages(folder: string): Promise<readonly PackedPackage[]> {
  await pnpm(['--recursive', '--filter=./packages/*', 'pack', '--pack-destination', folder], root);
  return workspacePackages()
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ manifest: { name, version } }) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      return { name, version, archive: join(folder, file) };
    });
}

/** Runs the version of pnpm that the README names. Its own path may be a script or a program. */
export async function pnpm(argumentList: readonly string[], cwd: string): Promise<void> {
  await run('npx', ['--yes', 'pnpm@12.21.0', ...argumentList], {
    cwd,
    env: { ...process.env, CI: 'true' },
  });
}
