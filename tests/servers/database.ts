import postgres from 'postgres';

export type Row = Record<string, unknown>;

/** One database of a running server. */
export interface Database {
  /** `postgresql://user:password@host:port/name`, of a superuser. */
  readonly connectionString: string;
  /**
   * Runs SQL as the superuser: one statement with `$1`-parameters, or any number without. Returns
   * the rows of the last statement.
   */
  readonly sql: (text: string, parameters?: readonly unknown[]) => Promise<Row[]>;
}

/** Opens a database that connects with the first statement. */
export function openDatabase(connectionString: string): Database & { close(): Promise<void> } {
  let client: postgres.Sql | undefined;
  return {
    connectionString,
    sql: async (text, parameters) => {
      client ??= postgres(connectionString, { max: 1, onnotice: () => undefined });
      const rows = await client.unsafe(text, parameters as never[]);
      const last: unknown = rows.at(-1);
      // Several statements answer a list of results.
      return Array.isArray(last) ? (last as Row[]) : [...rows];
    },
    async close() {
      await client?.end();
    },
  };
}
