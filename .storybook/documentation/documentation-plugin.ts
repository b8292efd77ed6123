import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { GuidePage } from '../catalogue/entry.ts';
import { anchorsOf } from './anchors.ts';
import { asMarkdown, asMdx, markdownFileOf } from './expand.ts';
import { readPage, readPages, root } from './pages.ts';

/** Gives Storybook the pages in `docs` with their samples and references. */
export function documentation(): Plugin {
  return {
    name: 'ninefold-documentation',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?');
      const file = relative(root, path);
      if (!/^docs\/[\w-]+\.mdx$/.test(file)) return null;
      return asMdx(readPage(file, await readFile(path, 'utf8')));
    },
  };
}

/** Returns the pages for programs and for search. */
export async function readGuide(): Promise<readonly GuidePage[]> {
  return Promise.all(
    readPages().map(async (page) => {
      const markdown = await asMarkdown(page);
      return {
        docsId: page.docsId,
        title: page.title,
        summary: page.summary,
        markdownFile: markdownFileOf(page.docsId),
        markdown,
        anchors: anchorsOf(markdown),
      };
    }),
  );
}

/** Storybook's lists for programs, by their names: it has no public type of them yet. */
type Manifests = Readonly<Record<string, unknown>>;

interface Documents {
  readonly docs: Readonly<Record<string, object>>;
}

/** Replaces the files of pages, which Storybook puts into its manifest of documents as they are, by their Markdown. */
export async function withGuide(existing: Manifests): Promise<Manifests> {
  const guide = await readGuide();
  // Asked for nothing but what there is, Storybook has no documents yet.
  const documents = existing['docs'] as Documents | undefined;
  if (documents === undefined) return existing;
  const written = guide.flatMap(({ docsId, markdown, summary, title }) => {
    const entry = documents.docs[docsId];
    const name = title.split('/').at(-1);
    return entry === undefined ? [] : [[docsId, { ...entry, name, summary, content: markdown }]];
  });
  return {
    ...existing,
    docs: { ...documents, docs: { ...documents.docs, ...Object.fromEntries(written) } },
  };
}
