import { existsSync } from 'node:fs';
import { openConnection } from '../../../packages/embedded/src/postgres/index.ts';
import { newCluster } from '../../../packages/embedded/src/template/templates.ts';
import { accountSql, type Engine } from './engine.ts';

/** Opens PGlite as the embedded backend does: a new folder begins as a copy of a kept cluster. */
export async function openPglite(folder: string): Promise<Engine> {
  const start = existsSync(folder) ? {} : { snapshot: await newCluster() };
  const { driver } = await openConnection({ folder, ...start });
  return {
    query: (sql) => driver.query(sql),
    example: {
      exec: async (sql) => void (await driver.exec(sql)),
      copyFrom: async (statement, blob) => {
        const sql = statement.replace(/from stdin$/, "from '/dev/blob'");
        return (await driver.query(sql, [], { blob })).affectedRows ?? 0;
      },
      createAccount: async ({ id = crypto.randomUUID() }) => {
        await driver.exec(accountSql(id));
        return { id };
      },
    },
    close: () => driver.close(),
  };
}
