import type { Sql } from 'postgres';

/** What a statement returned. */
export interface Answer<Row extends object> {
  readonly rows: readonly Row[];
  readonly affectedRows: number;
}

/** One connection to a database. Statements run in the order in which they are given, without waiting for answers. */
export interface Session {
  /** Runs one statement. Throws an error with the SQLSTATE as `code` if the database rejects it. */
  query<Row extends object>(sql: string): Promise<Answer<Row>>;
}

/** Runs a task on one connection of postgres.js. */
export async function withSession<Result>(
  connection: Sql,
  task: (session: Session) => Promise<Result>,
): Promise<Result> {
  const reserved = await connection.reserve();
  try {
    return await task({
      query: async <Row extends object>(sql: string) => {
        const rows = await reserved.unsafe<Row[]>(sql);
        return { rows, affectedRows: rows.count };
      },
    });
  } finally {
    reserved.release();
  }
}
