import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureDiscovery } from './discovery/measure-discovery.ts';
import { measureEngine } from './engine/measure-engine.ts';
import { measureGrid } from './grid/measure-grid.ts';
import { type Effort, quickEffort, wholeEffort } from './measure.ts';
import { environment } from './report/environment.ts';
import { between } from './report/readme.ts';
import { inMarkdown, type Table } from './report/table.ts';
import { measureExport } from './export/measure-export.ts';
import { measureImport } from './import/measure-import.ts';
import { measurePages } from './pages/measure-pages.ts';
import { measureRequests } from './requests/requests.ts';
import { measureReset } from './reset/reset.ts';
import { measureReview } from './review/measure-review.ts';
import { measureScreens } from './screens/measure-screens.ts';
import { measureStarts } from './starts/starts.ts';
import { readCommandLine } from '../run/command-line.ts';

const help = `pnpm performance [TABLE …] [options]

Measures the embedded backend, the review page and the screens of applications, and writes the tables
of README.md. The tables are environment, starts, engine, requests, reset, discovery, pages, grid, export,
import, review and screens; all are measured unless you name some.

  --quick       measures each thing once, with little data, and writes no file
  --long        exports a million rows instead of 100,000
  --runs N      visits each application N times for the screens, instead of ${wholeEffort.visits}
  --typing      measures only typing, of all that is measured of the screens
  --into FILE   writes the tables into FILE
  --help        prints this`;

const { values, positionals } = readCommandLine(help, {
  options: {
    quick: { type: 'boolean' },
    long: { type: 'boolean' },
    runs: { type: 'string' },
    typing: { type: 'boolean' },
    into: { type: 'string' },
  },
  allowPositionals: true,
});
const effort = effortOf(values);
const readme = join(import.meta.dirname, 'README.md');
const problems: string[] = [];

const measurements: Readonly<Record<string, () => Promise<Table | readonly Table[]>>> = {
  environment: () => Promise.resolve(environment()),
  starts: () => measureStarts(effort),
  engine: () => measureEngine(effort),
  requests: () => measureRequests(effort),
  reset: () => measureReset(effort),
  discovery: async () => {
    const measured = await measureDiscovery(effort);
    problems.push(...measured.problems);
    return measured.table;
  },
  pages: () => measurePages(effort),
  grid: () => measureGrid(effort),
  export: () => measureExport(effort),
  import: () => measureImport(effort),
  review: async () => {
    const measured = await measureReview(effort);
    problems.push(...measured.problems);
    return measured.table;
  },
  screens: () => measureScreens(effort),
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
if (effort.quick) {
  tables.push(...(await Promise.all(wanted.map(([, measure]) => measure()))).flat());
} else {
  for (const [, measure] of wanted) tables.push(...[await measure()].flat());
}

let text = await readFile(values.into ?? readme, 'utf8');
for (const table of tables) {
  const written = inMarkdown(table);
  console.log(`\n${table.name}\n${written}`);
  text = between(text, table.name, written);
}
if (!effort.quick || values.into !== undefined) await writeFile(values.into ?? readme, text);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function effortOf({
  quick,
  long = false,
  typing: typingOnly = false,
  runs,
}: {
  readonly quick?: boolean;
  readonly long?: boolean;
  readonly typing?: boolean;
  readonly runs?: string;
}): Effort {
  const effort = { ...(quick === true ? quickEffort : wholeEffort), long, typingOnly };
  if (runs === undefined) return effort;
  const visits = Number(runs);
  if (Number.isInteger(visits) && visits > 0) return { ...effort, visits };
  console.error(`--runs ${runs} is not a number of visits. Give a whole number above 0.`);
  return process.exit(2);
}
