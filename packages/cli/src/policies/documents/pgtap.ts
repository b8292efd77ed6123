import { dollarQuote, quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import type { Check, Person } from '../model/index.ts';

/**
 * Writes checks as a pgTAP test. A write runs in a block that always raises, so that pgTAP undoes it:
 * `NFYES` after a record was written, `NFNOT` after none was.
 */
export function policiesTest(checks: readonly Check[]): string {
  const people = [...new Set(checks.map(({ person }) => person))];
  const parts = people.flatMap((person) => [
    `-- ${person.label}`,
    ...becomes(person),
    ...checks.filter((check) => check.person === person).map(statement),
    '',
  ]);
  return `-- Written by "ninefold prove policies". Run it with pgTAP, on the rows that it was written from.
-- NFYES: the statement wrote a record. NFNOT: it wrote none. Every write is undone.
begin;
select plan(${checks.length});

${parts.join('\n')}
reset role;
select * from finish();
rollback;
`;
}

/** The claims are read from the account, so that the test contains no e-mail address. */
function becomes({ id, claims, claimsSql, databaseRole }: Person): readonly string[] {
  const token = claimsSql === undefined ? quoteLiteral(claims) : `(${claimsSql})`;
  return [
    'reset role;',
    `select set_config('request.jwt.claims', ${token}, true);`,
    `select set_config('request.jwt.claim.sub', ${quoteLiteral(id ?? '')}, true);`,
    `select set_config('request.jwt.claim.role', ${quoteLiteral(databaseRole)}, true);`,
    `set local role ${quoteIdentifier(databaseRole)};`,
  ];
}

function statement({ sql, expected, description }: Check): string {
  const said = quoteLiteral(description);
  if (sql.startsWith('select count(*)')) {
    return `select is((${sql}), ${expected}::bigint, ${said});`;
  }
  if (sql.startsWith('select')) {
    return `select throws_ok(${dollarQuote(sql)}, ${quoteLiteral(String(expected))}, null, ${said});`;
  }
  const code = typeof expected === 'string' ? expected : expected > 0 ? 'NFYES' : 'NFNOT';
  const block = `do ${dollarQuote(`
declare affected bigint;
begin
  ${sql};
  get diagnostics affected = row_count;
  raise exception using errcode = case affected when 0 then 'NFNOT' else 'NFYES' end;
end
`)}`;
  return `select throws_ok(${dollarQuote(block)}, '${code}', null, ${said});`;
}
