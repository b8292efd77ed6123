import { join } from 'node:path';
import { readManifest } from '../../packages/visual-review/src/accepted/manifest.ts';
import { type PageFile, readPages, root } from './pages.ts';
import { type Attributes, references } from './reference.ts';

/** A tag on a line of its own: `<Sample file="…" of="…" />`. Meta is Storybook's. */
const tag = /^<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*\/>$/gm;

export interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Returns the tags of a page in their order. */
export function tagsOf(source: string): readonly Tag[] {
  return [...source.matchAll(tag)].map(([, name = '', text = '']) => ({
    name,
    attributes: attributesOf(text),
  }));
}

/** Returns a page as Storybook compiles it: with its samples, references and pictures, and links to pages by ID. */
export async function asMdx({ source }: PageFile): Promise<string> {
  const imports: string[] = [];
  const text = await withReferences(source, async ({ name, attributes }, written) => {
    if (name !== 'Picture') return written;
    const { story = '', alt = '' } = attributes;
    const given = await Promise.all(
      (['light', 'dark'] as const).map(async (theme) => {
        const file = await pictureFile(story, `${theme}-1280`);
        if (file === undefined) return [];
        const variable = `picture${imports.length}`;
        imports.push(importOf(variable, `../${file}`));
        return [`${theme}={${variable}}`];
      }),
    );
    // A story that isn't accepted yet has no picture: a test says so, and nothing is left empty.
    return given[0]?.length === 0
      ? ''
      : `<Picture ${given.flat().join(' ')} story="${story}" alt="${alt}" />`;
  });
  const used =
    imports.length === 0 ? [] : [importOf('{ Picture }', '../.storybook/page/picture.tsx')];
  return withLinks(
    [...used, ...imports, '', text].join('\n'),
    (docsId) => `./?path=/docs/${docsId}`,
  );
}

function importOf(names: string, from: string): string {
  return ['import', names, 'from', `'${from}';`].join(' ');
}

/** Returns a page as Markdown, for programs: `llms-full.txt`, and the server of the Model Context Protocol. */
export async function asMarkdown({ source }: PageFile): Promise<string> {
  const withoutImports = source.slice(source.indexOf('\n# ') + 1);
  const text = await withReferences(withoutImports, async ({ name, attributes }) =>
    name === 'Picture' ? `_${attributes['alt'] ?? ''}_` : '',
  );
  return `${withLinks(text.trim(), (docsId) => `./${markdownFileOf(docsId).replace('guide/', '')}`)}\n`;
}

/** Where a page is served as Markdown: `guide/guide-forms.md`. */
export function markdownFileOf(docsId: string): string {
  return `guide/${docsId.replace(/--docs$/, '')}.md`;
}

/** Returns the accepted picture of a story, from the root; undefined where there is none. */
export async function pictureFile(story: string, mode: string): Promise<string | undefined> {
  const folder = 'tests/visual/accepted-pictures';
  const accepted = (await readManifest(join(root, folder))).get(`${story} ${mode}`);
  if (accepted === undefined) return undefined;
  const { picture } = accepted;
  return `${folder}/pictures/${picture.slice(0, 2)}/${picture}.webp`;
}

async function withReferences(
  source: string,
  other: (tag: Tag, written: string) => Promise<string>,
): Promise<string> {
  const parts = [...source.matchAll(tag)].map(async ([written, name = '', text = '']) => {
    const attributes = attributesOf(text);
    const made = await (references[name]?.(attributes) ?? other({ name, attributes }, written));
    return [written, made] as const;
  });
  let expanded = source;
  for (const [written, made] of await Promise.all(parts)) {
    expanded = expanded.replace(written, () => made);
  }
  return expanded;
}

/** Links between pages name their files, which editors and GitHub follow. */
function withLinks(text: string, addressOf: (docsId: string) => string): string {
  const pages = new Map(readPages().map(({ file, docsId }) => [file.replace('docs/', ''), docsId]));
  return text.replaceAll(/\]\(\.\/([\w-]+\.mdx)(#[\w-]+)?\)/g, (_, file: string, anchor = '') => {
    const docsId = pages.get(file);
    if (docsId === undefined) throw new Error(`A page links to docs/${file}, which doesn't exist.`);
    return `](${addressOf(docsId)}${anchor as string})`;
  });
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}
