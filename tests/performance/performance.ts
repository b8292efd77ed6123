import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureDiscovery } from './discovery/measure-discovery.ts';
import { quickEffort, wholeEffort } from './measure.ts';
import { environment } from './report/environment.ts';
import { between } from './report/readme.ts';
import { inMarkdown, type Table } from './report/table.ts';
import { measureRequests } from './requests/requests.ts';
import { measureReset } from './reset/reset.ts';
import { measureReview } from './review/measure-review.ts';
import { measureStarts } from './starts/starts.ts';
import { readCommandLine } from '../run/command-line.ts';

const help = `pnpm performance [TABLE …] [options]

Measures the embedded backend and the review page, and writes the tables of README.md. The tables are
environment, starts, requests, reset, discovery and review; all are measured unless you name some.

  --quick       measures each thing once, with little data, and writes no file
  --into FILE   writes the tables into FILE
  --help        prints this`;

const { values, positionals } = readCommandLine(help, {
  options: { quick: { type: 'boolean' }, into: { type: 'string' } },
  allowPositionals: true,
});
const effort = values.quick === true ? quickEffort : wholeEffort;
const readme = join(import.meta.dirname, 'README.md');
const problems: string[] = [];

const measurements: Readonly<Record<string, () => Promise<Table>>> = {
  environment: () => Promise.resolve(environment()),
  starts: () => measureStarts(effort),
  requests: () => measureRequests(effort),
  reset: () => measureReset(effort),
  discovery: async () => {
    const measured = await measureDiscovery(effort);
    problems.push(...measured.problems);
    return measured.table;
  },
  review: async () => {
    const measured = await measureReview(effort);
    problems.push(...measured.problems);
    return measured.table;
  },
};

const unknown = positionals.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `There is no table ${unknown.join(', ')}. The tables are: ${Object.keys(measurements).join(', ')}.`,
  );
  process.exit(2);
}

const wanted = Object.entries(measurements).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const tables: Table[] = [];
// Side by side they would measure each other, which matters only where the times do.
if (effort.quick) tables.push(...(await Promise.all(wanted.map(([, measure]) => measure()))));
else for (const [, measure] of wanted) tables.push(await measure());

let text = await readFile(values.into ?? readme, 'utf8');
for (const table of tables) {
  const written = inMarkdown(table);
  console.log(`\n${table.name}\n${written}`);
  text = between(text, table.name, written);
}
if (!effort.quick || values.into !== undefined) await writeFile(values.into ?? readme, text);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
