import type { Asked } from '../prove.ts';
import type { ProofDatabase } from '../server/index.ts';
import { columnOf } from '../tables/index.ts';
import { catalogForms } from './catalog.ts';
import { directTable } from './direct-table.ts';
import { writtenForms } from './forms/index.ts';

/** Asks each database about a share of the operators, functions and forms that the compiler knows, over edge values. */
export async function askDirect(
  databases: readonly ProofDatabase[],
  onAnswer: (asked: Asked) => void,
): Promise<void> {
  const [first] = databases;
  if (first === undefined) return;
  const all = [...writtenForms, ...(await catalogForms(first))];
  await Promise.all(
    databases.map(async (database, place) => {
      for (let number = place; number < all.length; number += databases.length) {
        const forms = all[number];
        if (forms !== undefined) onAnswer(await askTable(database, directTable(forms)));
      }
    }),
  );
}

async function askTable(
  database: ProofDatabase,
  { columns, rows, results, conditions }: ReturnType<typeof directTable>,
): Promise<Asked> {
  const answers = await database.ask({
    columns,
    rows,
    results,
    conditions: conditions.map(({ texts: [text = ''] }) => ({ text, isInserted: false })),
  });
  const names = results.map(({ name }) => name);
  const plan = {
    columns: [...columns, ...names.map((name) => columnOf('text', name))],
    rows: rows.map((row, place) => [
      ...row,
      ...names.map((name) => (answers.records[place]?.exact[name] ?? null) as string | null),
    ]),
    conditions,
  };
  return { plan, answers, database };
}
