import { type Postgres, startPostgres, startPostgrest } from '../servers/index.ts';

export interface DataApi extends AsyncDisposable {
  readonly postgres: Postgres;
  /** The address of PostgREST. */
  readonly url: string;
}

/** Starts PostgREST, configured as on hosted Supabase, over a PostgreSQL server with the given SQL. */
export async function startDataApi(sql: string): Promise<DataApi> {
  const postgres = await startPostgres();
  try {
    await postgres.sql(sql);
    const postgrest = await startPostgrest({
      connectionString: postgres.connectionString,
      schemas: ['public'],
      anonRole: 'anon',
      jwtSecret: 'a secret that only these figures know, of 32 characters',
      maxRows: 1000,
    });
    return {
      postgres,
      url: postgrest.url,
      async [Symbol.asyncDispose]() {
        await postgrest.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
