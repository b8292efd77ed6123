/** The example's rows and accounts as SQL for a project whose accounts Auth makes. */
import { workshopAccounts } from '../accounts.ts';
import { afterRows, beforeRows } from './around-rows.ts';
import { workshopSeed, type SeedTable } from './index.ts';
import { insertStatements, literal } from './insert-statements.ts';

/** Columns that refer to accounts, which are not there yet when the rows are. */
const accountColumns = ['user_id', 'uploaded_by', 'actor_id'];

function withoutAccounts(table: SeedTable): SeedTable {
  const kept = table.columns.map((column) => !accountColumns.includes(column));
  return {
    name: table.name,
    columns: table.columns.filter((_, index) => kept[index]),
    rows: table.rows.map((row) => row.filter((_, index) => kept[index])),
  };
}

/** INSERT statements for every table. Run them once, on an empty schema. */
export function seedStatements(now: Date): string {
  const tables = workshopSeed(now);
  return [
    beforeRows(tables),
    ...tables.map((table) => insertStatements(withoutAccounts(table))),
    afterRows(tables),
  ].join('\n');
}

/**
 * Returns statements that give the accounts with these addresses their roles, and the technician's
 * and the contact's account their rows. An address without an account is skipped.
 */
export function linkStatements(): string {
  const rows = { technician: 'public.technician', contact: 'public.contact' } as const;
  return workshopAccounts
    .flatMap(({ email, role, fullName }) => [
      `update auth.users
set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || ${literal(JSON.stringify({ role, full_name: fullName }))},
  raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${literal(JSON.stringify({ full_name: fullName }))}
where email = ${literal(email)};\n`,
      ...(role === 'technician' || role === 'contact'
        ? [
            `update ${rows[role]} set user_id = account.id
from auth.users account
where account.email = ${literal(email)} and ${rows[role]}.email = account.email;\n`,
          ]
        : []),
    ])
    .join('\n');
}
