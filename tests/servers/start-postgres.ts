import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, readableFolder, serverAccount, temporaryFolder } from './account.ts';
import { postgresFolder, postgresProgram } from './binaries.ts';
import { freePort } from './free-port.ts';
import { GuardedProcess } from './guarded-process.ts';
import { connectPostgres, type Postgres } from './postgres.ts';

/** Creates a folder for the files of a server, which can be started in it again. The caller deletes it. */
export async function createServerFolder(): Promise<string> {
  return temporaryFolder(await serverAccount());
}

/**
 * Starts a PostgreSQL server on the loopback address: a new one, unless its folder holds one. It ends with
 * the process that started it.
 *
 * @param settings Of postgresql.conf, added to those that trade durability for speed.
 * @param keptFolder From `createServerFolder`. Default: a temporary folder, deleted when the server ends.
 * @throws {ServerUnavailable} if this machine can't run it.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  keptFolder?: string,
): Promise<Postgres> {
  const binaries = postgresFolder();
  const account = await serverAccount();
  const folder = keptFolder ?? (await temporaryFolder(account));
  const programs = await readableFolder(binaries, account, folder);
  const data = join(folder, 'data');
  let password: string;
  try {
    password = existsSync(data)
      ? await readFile(passwordFileIn(folder), 'utf8')
      : await createCluster({ programs, data, folder, account });
  } catch (error) {
    if (keptFolder === undefined) await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const configuration = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...settings,
  };
  const server = new GuardedProcess({
    program: postgresProgram(programs, 'postgres'),
    argumentList: [
      `-D${data}`,
      ...Object.entries(configuration).map(([name, value]) => `-c${name}=${value}`),
    ],
    account,
    ...(keptFolder === undefined ? { temporaryFolder: folder } : {}),
  });
  await server.line(/database system is ready to accept connections/);

  const connection = connectPostgres(
    `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
  );
  return {
    ...connection,
    async stop() {
      await connection.stop();
      await server.stop();
    },
  };
}

interface Cluster {
  programs: string;
  data: string;
  folder: string;
  account: Account | undefined;
}

/** Returns the password of its superuser, which is also in a file of the folder. */
async function createCluster({ programs, data, folder, account }: Cluster): Promise<string> {
  const password = randomBytes(16).toString('hex');
  const passwordFile = passwordFileIn(folder);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const options = [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-sync',
    // The same sort order as in the embedded backend, with any locale of this machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  await promisify(execFile)(postgresProgram(programs, 'initdb'), options, {
    ...account,
    cwd: folder,
  });
  return password;
}

function passwordFileIn(folder: string): string {
  return join(folder, 'password');
}
