import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../packages/visual-review/src/accepted/manifest.ts';
import { readCommandLine, runCommand } from '../tests/run/command-line.ts';
import { root, type WorkspacePackage, workspacePackages } from './packages.ts';

export const contributing = join(root, 'CONTRIBUTING.md');
const section = /(?<=<!-- map: written by `pnpm map` -->\n)[^]*?(?=<!-- end of map -->)/;

/** Returns a document with the map in its section brought up to date. */
export function withMap(document: string): string {
  const packages = workspacePackages();
  const names = new Set(packages.map(({ manifest }) => manifest.name));
  const rows = table([
    ['folder', 'what it is'],
    ...packages.map(
      ({ folder, manifest }) => [`\`${folder}\``, manifest.description ?? ''] as const,
    ),
  ]);
  const arrows = packages.flatMap((each) =>
    closest(each, packages, names).map(
      (name) => `  ${nodeOf(each.manifest.name)} --> ${nodeOf(name)}`,
    ),
  );
  return document.replace(
    section,
    ['', '```mermaid', 'flowchart TD', ...arrows, '```', '', ...rows, '', ''].join('\n'),
  );
}

export const readme = join(root, 'README.md');
const pictureSection =
  /(?<=<!-- picture: written by `pnpm map` -->\n)[^]*?(?=<!-- end of picture -->)/;

/** Returns the README with the accepted picture of the example's list: its file has another name with each acceptance. */
export async function withPicture(document: string): Promise<string> {
  const folder = 'tests/visual/accepted-pictures';
  const accepted = await readManifest(join(root, folder));
  const hash = accepted.get('screens-record-list--work-orders light-1280')?.picture ?? '';
  const image = `![The example’s list of work orders](${folder}/pictures/${hash.slice(0, 2)}/${hash}.webp)`;
  return document.replace(pictureSection, `\n${image}\n\n`);
}

/** Writes a Markdown table as the formatter aligns it. The first row is its head. */
function table(rows: readonly (readonly [string, string])[]): readonly string[] {
  const [first, second] = [0, 1].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map(
    ([one, other]) => `| ${one.padEnd(first ?? 0)} | ${other.padEnd(second ?? 0)} |`,
  );
  return lines.toSpliced(1, 0, `| ${'-'.repeat(first ?? 0)} | ${'-'.repeat(second ?? 0)} |`);
}

/** The packages that a package imports, without those that another of them imports too. */
function closest(
  { manifest }: WorkspacePackage,
  packages: readonly WorkspacePackage[],
  names: ReadonlySet<string>,
): readonly string[] {
  const direct = Object.keys(manifest.dependencies ?? {}).filter((name) => names.has(name));
  const further = new Set(direct.flatMap((name) => [...reachable(name, packages)]));
  return direct.filter((name) => !further.has(name));
}

function reachable(name: string, packages: readonly WorkspacePackage[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (current: string): void => {
    const { dependencies = {} } =
      packages.find(({ manifest }) => manifest.name === current)?.manifest ?? {};
    for (const next of Object.keys(dependencies)) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(name);
  return found;
}

function nodeOf(name: string): string {
  return name.replace('@ninefold/', '');
}

if (import.meta.main) {
  readCommandLine(
    'pnpm map\n\nWrites the map of packages into CONTRIBUTING.md, and the accepted picture into README.md.',
    {},
  );
  await runCommand(async () => {
    writeFileSync(contributing, withMap(readFileSync(contributing, 'utf8')));
    writeFileSync(readme, await withPicture(readFileSync(readme, 'utf8')));
    return 0;
  });
}
