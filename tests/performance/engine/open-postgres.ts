import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres from 'postgres';
import { startPostgres } from '../../servers/index.ts';
import { accountSql, type Engine } from './engine.ts';

/** What survives a killed process and what survives a power cut, as in PGlite. */
const likePglite = { synchronous_commit: 'on', full_page_writes: 'on' };

/** Starts a PostgreSQL server in its folder, and connects to it ten times, as PostgREST does. */
export async function openPostgres(folder: string, fsync: 'on' | 'off'): Promise<Engine> {
  const server = await startPostgres({ ...likePglite, fsync }, folder);
  const pool = postgres(server.connectionString, { max: 10, onnotice: () => undefined });
  const loading = await pool.reserve();
  return {
    query: (sql) => pool.unsafe(sql),
    example: {
      exec: async (sql) => void (await loading.unsafe(sql)),
      copyFrom: async (statement, rows) => {
        const copying = await loading.unsafe(statement).writable();
        await pipeline(Readable.fromWeb(rows.stream() as never), copying);
        return 0;
      },
      createAccount: async ({ id = crypto.randomUUID() }) => {
        await loading.unsafe(accountSql(id));
        return { id };
      },
    },
    async close() {
      loading.release();
      await pool.end();
      await server.stop();
    },
  };
}
