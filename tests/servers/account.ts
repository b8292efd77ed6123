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
 * Whom the server is to run as: nobody, when a root user starts it, because PostgreSQL refuses
 * root; otherwise (undefined) whoever starts it.
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

/** Makes a new temporary folder that belongs to the account and that it can reach. */
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
 * `folder` itself where the account can read it, else a copy beside its data: a checkout in root's
 * own home is closed to everybody else.
 */
export async function readableFolder(
  folder: string,
  account: Account | undefined,
  beside: string,
): Promise<string> {
  if (!account || (await reachable(folder))) return folder;
  const copy = join(beside, 'programs');
  await cp(folder, copy, { recursive: true });
  return copy;
}

/** Whether every user may enter a folder and all those above it. */
async function reachable(folder: string): Promise<boolean> {
  const everybodyEnters = 0o001;
  if (((await stat(folder)).mode & everybodyEnters) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || reachable(parent);
}
