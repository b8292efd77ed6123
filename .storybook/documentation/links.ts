import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './pages.ts';

/** What links may lead to. */
export interface LinkTargets {
  /** IDs of stories in Storybook. */
  readonly stories: ReadonlySet<string>;
  /** IDs of pages in Storybook. */
  readonly documents: ReadonlySet<string>;
  /** IDs of headings, by the file of their page. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

/** Returns the IDs of all stories: each has an accepted picture, or says in its file why it has none. */
export function storyIds(): ReadonlySet<string> {
  const manifest = readFileSync(join(root, 'tests/visual/accepted-pictures/manifest.tsv'), 'utf8');
  return new Set(manifest.split('\n').map((line) => line.split('\t')[0] ?? ''));
}

/** Returns what is wrong with the links of a Markdown file, one line each, and with the names of files in it. */
export function brokenLinks(file: string, source: string, targets: LinkTargets): readonly string[] {
  const text = source.replaceAll(/^```[^]*?^```$/gm, '');
  const links = [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, link = '']) => link);
  const files = [...text.matchAll(/`((?:apps|docs|packages|tests|workspace)\/[\w./-]*\w)`/g)].map(
    ([, path = '']) => path,
  );
  return [
    ...links.flatMap((link) => {
      const problem = problemOf(file, link, targets);
      return problem === undefined ? [] : [`${link} ${problem}`];
    }),
    ...files
      .filter((path) => !isThere(path))
      .map((path) => `${file} names the file ${path}, which doesn’t exist`),
  ];
}

function problemOf(file: string, link: string, targets: LinkTargets): string | undefined {
  if (/^https?:/.test(link)) return URL.canParse(link) ? undefined : 'is not a valid address';
  const [, kind, id = ''] = /^\.\/\?path=\/(story|docs)\/([\w-]+)$/.exec(link) ?? [];
  if (kind !== undefined) {
    const known = kind === 'story' ? targets.stories : targets.documents;
    return known.has(id) ? undefined : `leads to no ${kind === 'story' ? 'story' : 'page'}`;
  }
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!isThere(target) && !isServed(target)) return 'leads to no file';
  if (anchor === undefined) return undefined;
  const anchors = targets.anchors.get(target) ?? headingsOf(target);
  return anchors.includes(anchor) ? undefined : `leads to no heading of ${target}`;
}

/** A team's build and its own screens exist in its application only. */
function isThere(path: string): boolean {
  return existsSync(join(root, path)) || /^apps\/web\/(?:dist|screens)\b/.test(path);
}

/** Files that the catalogue makes when it is built. */
function isServed(path: string): boolean {
  return /(?:^|\/)llms(?:-full)?\.txt$/.test(path);
}

function headingsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
