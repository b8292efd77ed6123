import { parseArgs } from 'node:util';
import { linkStatements, seedStatements } from './seed/printed.ts';
import { workshopSchema } from './load.ts';

const help = `node print.ts schema | seed | link

Prints SQL for your own Supabase project.

  schema                the schema files as one migration
  seed [--now MOMENT]   the rows, dated around now or around MOMENT (ISO 8601)
  link                  gives the four accounts their roles and rows
  --help                prints this
`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { now: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    process.stderr.write(`${sentence}. "node print.ts --help" lists the options.\n`);
    return process.exit(2);
  }
}

const { positionals, values } = readArguments();
const [what] = positionals;
if (values.help === true) {
  process.stdout.write(help);
} else if (what === 'schema') {
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
  process.stderr.write(help);
  process.exit(2);
}
