/**
 * Prints SQL for a Supabase project of one's own:
 *
 *   node print.ts schema                the schema files as one migration
 *   node print.ts seed [--now MOMENT]   the rows, around now or around MOMENT (ISO 8601)
 *   node print.ts link                  what gives the four accounts their roles and their rows
 */
import { parseArgs } from 'node:util';
import { linkStatements, seedStatements } from './seed/printed.ts';
import { workshopSchema } from './load.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { now: { type: 'string' } },
});

const [what] = positionals;
if (what === 'schema') {
  process.stdout.write(workshopSchema());
} else if (what === 'seed') {
  const now = values.now === undefined ? new Date() : new Date(values.now);
  if (Number.isNaN(now.getTime())) {
    process.stderr.write(
      `${values.now} is not a moment. Write it as in --now 2026-11-20T10:00:00+01:00.\n`,
    );
    process.exit(2);
  }
  process.stdout.write(seedStatements(now));
} else if (what === 'link') {
  process.stdout.write(linkStatements());
} else {
  process.stderr.write('Say what to print: schema, seed or link.\n');
  process.exit(2);
}
