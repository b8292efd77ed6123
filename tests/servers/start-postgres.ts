import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, readableFolder, serverAccount, temporaryFolder } from './account.ts';
import { postgresFolder, postgresProgram } from './binaries.ts';
import { freePort } from './free-port.ts';
import { GuardedProcess } from './guarded-process.ts';
import { connectPostgres, type Postgres } from './postgres.ts';

/**
 * Starts a new PostgreSQL server on the loopback address, its files in a temporary folder. It ends
 * with the process that started it.
 *
 * @param settings Of postgresql.conf, added to those that trade durability for speed.
 * @throws {ServerUnavailable} if this machine can't run it.
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  const binaries = postgresFolder();
  const account = await serverAccount();
  const folder = await temporaryFolder(account);
  const password = randomBytes(16).toString('hex');
  const programs = await readableFolder(binaries, account, folder);
  const data = join(folder, 'data');
  try {
    await createCluster({ programs, data, folder, password, account });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
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
    temporaryFolder: folder,
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
  password: string;
  account: Account | undefined;
}

async function createCluster({
  programs,
  data,
  folder,
  password,
  account,
}: Cluster): Promise<void> {
  const passwordFile = join(folder, 'password');
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
}
