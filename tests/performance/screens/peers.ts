import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A package apart from the workspace, so that nobody installs it who does not measure. */
export const peersFolder = join(import.meta.dirname, '../peers');

/** Installs what is missing of the peers' packages, as their lock file has them. */
export async function installPeers(): Promise<void> {
  const command = ['install', '--ignore-workspace', '--frozen-lockfile'];
  const { npm_execpath: runner = '' } = process.env;
  // The pnpm that runs this command, which may be a script.
  const pnpm = runner.includes('pnpm') ? runner : 'pnpm';
  const [program, given] = /\.[cm]?js$/.test(pnpm)
    ? [process.execPath, [pnpm, ...command]]
    : [pnpm, command];
  try {
    await promisify(execFile)(program, given, { cwd: peersFolder });
  } catch (cause) {
    const message = `The peers could not be installed. Run "pnpm ${command.join(' ')}" in ${peersFolder}.`;
    throw new Error(message, { cause });
  }
}

/** The packages that make the peers what they are, each with its version. */
export function peerVersions(): string[][] {
  const { dependencies } = JSON.parse(readFileSync(join(peersFolder, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const named = ['react-admin', 'ra-supabase', '@refinedev/core', '@refinedev/antd', 'antd'];
  return named.map((name) => [name, dependencies[name] ?? 'missing']);
}
