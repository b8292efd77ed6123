import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A page of the documentation, as its file has it. */
export interface PageFile {
  /** From the root: `docs/forms.mdx`. */
  readonly file: string;
  /** `Guide/Forms`: its place in the sidebar. */
  readonly title: string;
  /** Its heading: `Forms`. */
  readonly name: string;
  /** The ID of its page in Storybook: `guide-forms--docs`. */
  readonly docsId: string;
  /** The first paragraph. */
  readonly summary: string;
  readonly source: string;
}

/** Returns every page, in the order in which the sidebar lists it. */
export function readPages(): readonly PageFile[] {
  const order = sidebarOrder();
  return globSync('docs/*.mdx', { cwd: root })
    .map((file) => readPage(file, readFileSync(join(root, file), 'utf8')))
    .toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title));
}

export function readPage(file: string, source: string): PageFile {
  const title = /<Meta title="([^"]+)" \/>/.exec(source)?.[1];
  const name = /^# (.+)$/m.exec(source)?.[1];
  if (title === undefined || name === undefined) {
    throw new Error(`${file} needs a <Meta title="Guide/…" /> and a heading "# …".`);
  }
  return {
    file,
    title,
    name,
    docsId: `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`,
    summary: (/^# .+\n\n([^]+?)\n\n/m.exec(source)?.[1] ?? '').replaceAll('\n', ' '),
    source,
  };
}

/** The names of pages in the order that the sidebar has: Storybook reads it from the preview without running it. */
function sidebarOrder(): readonly string[] {
  const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
  return ['Guide', 'Nine points'].flatMap((group) => {
    const names = new RegExp(`'${group}',\\s*\\[([^\\]]*)\\]`).exec(preview)?.[1] ?? '';
    return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => `${group}/${name}`);
  });
}
