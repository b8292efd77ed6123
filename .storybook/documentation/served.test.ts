import { describe, expect, it } from 'vitest';
import { filesOf } from '../catalogue/catalogue-plugin.ts';
import { llmsFullText, llmsText } from '../catalogue/llms.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { searchAnchors } from '../catalogue/search.ts';
import { exportsOf, membersOf } from './api.ts';
import { anchorsOf } from './anchors.ts';
import { readGuide, withGuide } from './documentation-plugin.ts';
import { messageLists } from './error-lists.ts';
import { readPages } from './pages.ts';
import { partOf } from './sample.ts';

const pages = readPages();
const guide = await readGuide();
const catalogue = await readCatalogue();

describe('llms.txt', () => {
  it('lists every page with its first paragraph, and every component', () => {
    const text = llmsText(catalogue, guide);
    for (const { markdownFile, summary } of guide)
      expect(text).toContain(`${markdownFile}): ${summary}`);
    for (const { record } of catalogue.entries) expect(text).toContain(`[${record.name}](`);
  });

  it('has every page in full, without tags that only Storybook understands', async () => {
    const text = await llmsFullText(catalogue, guide);
    for (const { name } of pages) expect(text).toContain(`# ${name}\n`);
    for (const { markdown } of guide) expect(markdown).not.toMatch(/^<[A-Z]\w*[^>]*\/>$/m);
    expect(text).toContain("defineAction('work_order', function useInvoicing()");
    expect(text).toContain('--publishable-key KEY');
  });
});

describe('the search field', () => {
  const anchors = searchAnchors(catalogue, guide);
  const titles = (docsId: string) => anchors[docsId]?.map(({ title }) => title);

  it('finds headings of pages, also those that are made from the code', () => {
    expect(titles('guide-forms--docs')).toContain('Rows in a form');
    expect(titles('guide-custom-screens--docs')).toContain('useRecords');
    expect(titles('guide-command-line--docs')).toContain('ninefold prove policies');
  });

  it('finds errors by their text', () => {
    const found = titles('guide-troubleshooting--docs');
    expect(found).toContain('Another [entity] already has the same [fields].');
    for (const { text } of Object.values(messageLists).flat()) expect(found).toContain(text);
  });
});

it('each component is served for the command of shadcn', async () => {
  const files = await filesOf(guide);
  const index = JSON.parse((await files['r/registry.json']?.text()) ?? '') as {
    readonly items: readonly { readonly name: string }[];
  };
  const listed = new Set(index.items.map(({ name }) => name));
  for (const { folder } of catalogue.entries) {
    expect(listed).toContain(folder);
    expect(await files[`r/${folder}.json`]?.text()).toContain(`ninefold/${folder}/index.ts`);
  }
});

it('the server of the Model Context Protocol has each page with its samples', async () => {
  const docs = Object.fromEntries(pages.map(({ docsId, source }) => [docsId, { content: source }]));
  const manifests = (await withGuide({ docs: { v: 0, docs } })) as {
    readonly docs: { readonly docs: typeof docs };
  };
  for (const { docsId, markdown } of guide) {
    expect(manifests.docs.docs[docsId]?.content).toBe(markdown);
  }
});

it('headings have the IDs that Storybook gives them', () => {
  expect(
    anchorsOf('# It’s `a` [b](./c.mdx)\n\n```sh\n# no heading\n```\n\n## A (b)\n\n## A (b)'),
  ).toEqual([
    { id: 'its-a-b', title: 'It’s a b' },
    { id: 'a-b', title: 'A (b)' },
    { id: 'a-b-1', title: 'A (b)' },
  ]);
});

describe('a sample', () => {
  const source =
    'const a = 1;\n\n/** Of b. */\nexport const b = declare({\n  c: {\n    // Not of d.\n    d: [1],\n  },\n});\n';

  it('is a declaration with its doc comment, or a property without its indent', () => {
    expect(partOf('x.ts', source, 'a')).toBe('const a = 1;');
    expect(partOf('x.ts', source, 'b')).toBe(source.slice(source.indexOf('/**')).trim());
    expect(partOf('x.ts', source, 'b > c > d')).toBe('d: [1],');
  });

  it('that the file does not have is an error', () => {
    expect(() => partOf('x.ts', source, 'b > e')).toThrow('x.ts has no b > e');
  });
});

it('each hook, part and function that custom screens use has a docstring', () => {
  const all = [
    ...membersOf('packages/screens/src/custom-screens/screens-of.ts', 'ScreensOf'),
    ...exportsOf('packages/screens/src/custom-screens/index.ts'),
    ...exportsOf('packages/records/src/hooks/index.ts'),
  ];
  expect(all.length).toBeGreaterThan(25);
  expect(all.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
});
