import { installationSql } from '@ninefold/specification/catalog';
import { platformSql, rolesSql } from '../../conformance/pair/roles.ts';
import { startPostgres, startPostgrest } from '../../servers/index.ts';
import { screensSql } from './schema.ts';

export interface DataApi {
  /** The address of PostgREST. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgREST over PostgreSQL, with the rows that are shown and the functions of `ninefold sql`. */
export async function startDataApi(customers: number): Promise<DataApi> {
  const postgres = await startPostgres();
  try {
    await postgres.sql(`${rolesSql}${platformSql}${screensSql(customers)}`);
    await postgres.sql(installationSql({ schemas: ['public'] }));
    const postgrest = await startPostgrest({
      connectionString: postgres.connectionString,
      schemas: ['public'],
      anonRole: 'anon',
      jwtSecret: 'a secret that only these figures know, of 32 characters',
      // As hosted Supabase has it.
      maxRows: 1000,
    });
    return {
      url: postgrest.url,
      async stop() {
        await postgrest.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
