import { createClient } from '@supabase/supabase-js';
import type { Running } from '../../packages/server/src/reporter.ts';

/** What somebody who signs in to a running command finds: how many rows in each table. */
export async function contentsOf(
  running: Running,
  tables: readonly string[],
): Promise<Record<string, number | string>> {
  const configuration = (await (await fetch(`${running.url}/config.json`)).json()) as {
    publishableKey: string;
  };
  const supabase = createClient(running.url, configuration.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const [account] = running.accounts;
  if (!account) throw new Error('The command told no account to sign in with.');
  const { error } = await supabase.auth.signInWithPassword(account);
  if (error) throw error;
  const counted: Record<string, number | string> = {};
  for (const table of tables) {
    const answer = await supabase.from(table).select('*', { count: 'exact' }).limit(0);
    counted[table] = answer.count ?? answer.error?.message ?? 'no count';
  }
  return counted;
}

/** A dump that takes a while to load: so many tables of so many rows, and what comes after them. */
export function dumpOf(name: string, tables: number, rows: number): string {
  const numbers = Array.from({ length: tables }, (_, index) => index + 1);
  const make = numbers.map(
    (table) => `create table ${name}_${table} (id int primary key, note text not null);`,
  );
  const fill = numbers.map((table) => {
    const lines = Array.from({ length: rows }, (_, row) => `${row}\tnote ${row} of ${table}`);
    return `copy ${name}_${table} from stdin;\n${lines.join('\n')}\n\\.`;
  });
  const finish = numbers.map((table) => `create index on ${name}_${table} (note);`);
  return [...make, ...fill, ...finish].join('\n');
}
