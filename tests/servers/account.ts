import { chown, cp, mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ServerUnavailable } from './server-unavailable.ts';

/** A user of this machine, as `spawn` takes it. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the user that the server runs as: `nobody` if root starts it, because PostgreSQL refuses to
 * run as root; otherwise undefined, the current user.
 */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'nobody');
  if (!user) {
    throw new ServerUnavailable(
      'PostgreSQL refuses to run as root, and this machine has no user named nobody to run it as. Run the tests as another user.',
    );
  }
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Creates a temporary folder that the account owns and can reach. */
export async function temporaryFolder(account: Account | undefined): Promise<string> {
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    if (account && !(await reachable(parent))) continue;
    const folder = await mkdtemp(join(parent, 'ninefold-server-'));
    if (account) await chown(folder, account.uid, account.gid);
    return folder;
  }
  throw new ServerUnavailable(
    `PostgreSQL is to run as another user, who cannot enter ${tmpdir()}. Set TMPDIR to a folder that every user may enter.`,
  );
}

/**
 * Returns `folder` if the account can read it, and otherwise a copy in `parent`: a checkout in root's
 * home is closed to everybody else.
 */
export async function readableFolder(
  folder: string,
  account: Account | undefined,
  parent: string,
): Promise<string> {
  if (!account || (await reachable(folder))) return folder;
  const copy = join(parent, 'programs');
  await cp(folder, copy, { recursive: true });
  return copy;
}

/** Returns whether every user may enter a folder and all those above it. */
async function reachable(folder: string): Promise<boolean> {
  const everybodyEnters = 0o001;
  if (((await stat(folder)).mode & everybodyEnters) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || reachable(parent);
}
