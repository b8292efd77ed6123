import { CreateError } from './create-error.ts';

export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** The program that installs packages. */
export type PackageManager = (typeof packageManagers)[number];

/**
 * Returns the one that runs this process.
 *
 * @param userAgent `npm_config_user_agent`: `pnpm/12.21.0 npm/? node/v24.21.0 linux x64`.
 */
export function currentPackageManager(userAgent = ''): PackageManager {
  return packageManagers.find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm';
}

/** Returns the arguments that run the script "start". npm alone needs two hyphens before the script's own options. */
export function startArguments(
  name: PackageManager,
  options: readonly string[] = [],
): readonly string[] {
  // Without "run", Bun may run a built-in command with the name of the script.
  const script = name === 'bun' ? ['run', 'start'] : ['start'];
  return [...script, ...(name === 'npm' && options.length > 0 ? ['--'] : []), ...options];
}

/**
 * An application brings its own Node, which the others start. yarn runs scripts under that of the machine, which
 * has to run TypeScript.
 *
 * @throws {CreateError} if it can't.
 */
export function assertNodeOf(name: PackageManager, version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (name !== 'yarn' || major > 22 || (major === 22 && minor >= 18)) return;
  throw new CreateError(
    `yarn runs scripts under the Node of this machine, ${version}, and an application needs 22.18 or newer. Update Node, or use another one with --package-manager npm.`,
  );
}
