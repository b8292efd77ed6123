import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import { qualityReportPath, type QualityReport } from '../../packages/ui/testing/quality/report.ts';
import type { Sizes } from '../../packages/ui/testing/quality/sizes.ts';
import { tokensUsedIn, tokenUsage } from '../../packages/ui/testing/tokens/usage.ts';
import type { Catalogue, CatalogueEntry } from './entry.ts';

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'packages/ui/src');
const components = join(sources, 'components');

/** Reads the records, and what the tests and measurements of this commit left. */
export async function readCatalogue(): Promise<Catalogue> {
  const folders = globSync('*/record.ts', { cwd: components }).map(dirname).sort();
  const sizes = (readJson(join(root, 'packages/ui/testing/quality/sizes.json')) ?? {}) as Sizes;
  const report = reportOfThisCommit();
  const entries = await Promise.all(folders.map((folder) => readEntry(folder, sizes, report)));
  return {
    entries: entries.flatMap((entry) => entry ?? []),
    usage: Object.fromEntries(tokenUsage(styleSources())),
    tested: report && { commit: report.commit, changed: report.changed, at: report.at },
  };
}

async function readEntry(
  folder: string,
  sizes: Sizes,
  report: QualityReport | undefined,
): Promise<CatalogueEntry | undefined> {
  const path = join(components, folder);
  const title = titleOf(folder);
  if (title === undefined) return undefined;
  const exported = exportsOf(join(path, 'index.ts'));
  const own = exported.flatMap((name) => sizes[name]?.bytes ?? []);
  return {
    folder,
    record: await readRecord(join(path, 'record.ts')),
    docsId: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`,
    exports: exported,
    tokens: [...tokensUsedIn(textOf(path))].sort(),
    bytes: own.length === 0 ? undefined : Math.max(...own),
    transcript: readText(join(path, 'transcript.txt')),
    quality: report?.components[folder],
  };
}

async function readRecord(file: string): Promise<ComponentRecord> {
  const module = (await import(file)) as { readonly record: ComponentRecord };
  return module.record;
}

function titleOf(folder: string): string | undefined {
  const file = join(components, folder, `${folder}.stories.tsx`);
  return /^ {2}title: '([^']+)'/m.exec(readText(file) ?? '')?.[1];
}

/** Names of values: types have no size and cannot be searched for in a page. */
function exportsOf(index: string): readonly string[] {
  const text = readText(index) ?? '';
  const named = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  const files = [...text.matchAll(/export \* from '([^']+)'/g)].map(([, file = '']) => file);
  const declared = files.flatMap((file) => {
    const source = readText(join(dirname(index), file)) ?? '';
    return [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => name);
  });
  return [...named, ...declared].filter((name) => /^[A-Z]\w*$/.test(name)).sort();
}

function textOf(folder: string): string {
  return globSync('*.{ts,tsx,css}', { cwd: folder })
    .filter((file) => !isAside(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function styleSources(): ReadonlyMap<string, string> {
  const files = globSync('**/*.{ts,tsx,css}', { cwd: sources })
    .filter((file) => !isAside(file) && !/^tokens\/(build|foundations|generated)/.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(sources, file), 'utf8')]));
}

function isAside(file: string): boolean {
  return /\.(test|stories)\.tsx?$|\/testing\/|record\.ts$/.test(file);
}

/** Results of another commit say nothing of this one. */
function reportOfThisCommit(): QualityReport | undefined {
  const report = readJson(join(root, qualityReportPath)) as QualityReport | undefined;
  return report !== undefined && report.commit === thisCommit() ? report : undefined;
}

function thisCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    // A copy without its history has no commit that anything was tested at.
    return undefined;
  }
}

function readJson(file: string): unknown {
  const text = readText(file);
  return text === undefined ? undefined : JSON.parse(text);
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Every component's stories, by folder: what `llms-full.txt` takes its examples from. */
export function storySourceOf(folder: string): { readonly path: string; readonly source: string } {
  const path = join(components, folder, `${folder}.stories.tsx`);
  return { path, source: readFileSync(path, 'utf8') };
}

/** Names of the stories in `.storybook/guidance`, by the title of the component that they are about. */
export function readGuidance(): Readonly<Record<string, readonly string[]>> {
  const folder = join(root, '.storybook/guidance');
  return Object.fromEntries(
    globSync('*.stories.tsx', { cwd: folder }).map((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const title = /^ {2}title: '([^']+)'/m.exec(source)?.[1] ?? file;
      return [title, [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)];
    }),
  );
}
