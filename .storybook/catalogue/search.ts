import type { Catalogue, CatalogueEntry, GuidePage, SearchAnchor } from './entry.ts';

/** A component that was searched for, and by what it was found. */
export interface Found {
  readonly entry: CatalogueEntry;
  /** `also called modal`, `role dialog`, `uses color-scrim`; empty where its name says it. */
  readonly because: string;
}

interface Term {
  readonly text: string;
  readonly because: string;
  /** The lower, the more it says about the component. */
  readonly rank: number;
}

/**
 * Components by name, synonym, ARIA role, part, token, or a word of what they are for, the best
 * match first. Of several words, each has to be found.
 */
export function search(query: string, entries: readonly CatalogueEntry[]): readonly Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const matches = words.map((word) => best(word, termsOf(entry)));
      if (matches.includes(undefined)) return [];
      const [first] = matches.flatMap((match) => match ?? []).sort((a, b) => a.score - b.score);
      const score = Math.max(...matches.map((match) => match?.score ?? 0));
      return [{ entry, because: first?.because ?? '', score }];
    })
    .sort((a, b) => a.score - b.score || a.entry.record.name.localeCompare(b.entry.record.name))
    .map(({ entry, because }) => ({ entry, because }));
}

/** All that a component may be searched by, for search fields that are not ours. */
export function searchWords(entry: CatalogueEntry): readonly string[] {
  const words = termsOf(entry)
    .filter(({ rank }) => rank <= 4)
    .map(({ text }) => text);
  return [...new Set(words)];
}

/** Returns what Storybook's search field finds beside the names of pages and stories, by the ID of the page. */
export function searchAnchors(
  { entries }: Catalogue,
  guide: readonly GuidePage[],
): Readonly<Record<string, readonly SearchAnchor[]>> {
  return Object.fromEntries([
    ...entries.map((entry): [string, readonly SearchAnchor[]] => [
      entry.docsId,
      searchWords(entry).map((title) => ({ id: 'top', title })),
    ]),
    ...guide.map(({ docsId, anchors }): [string, readonly SearchAnchor[]] => [docsId, anchors]),
  ]);
}

function termsOf({ record, exports, tokens }: CatalogueEntry): readonly Term[] {
  return [
    ...terms([record.name], 0, () => ''),
    ...terms(record.synonyms ?? [], 1, (text) => `also called ${text}`),
    ...terms(exports, 2, (text) => (text === record.name ? '' : `has the part ${text}`)),
    ...terms(
      Object.values(record.roles).map(({ role }) => role),
      3,
      (text) => `role ${text}`,
    ),
    ...terms(tokens, 4, (text) => `uses ${text}`),
    ...terms([record.summary, ...record.for], 5, (text) => text),
  ];
}

function terms(
  texts: readonly string[],
  rank: number,
  because: (text: string) => string,
): readonly Term[] {
  return texts.map((text) => ({ text, rank, because: because(text) }));
}

function best(word: string, terms: readonly Term[]) {
  let found: { readonly score: number; readonly because: string } | undefined;
  for (const { text, rank, because } of terms) {
    const closeness = closenessOf(word, text.toLowerCase());
    if (closeness === undefined) continue;
    const score = closeness * 10 + rank;
    if (found === undefined || score < found.score) found = { score, because };
  }
  return found;
}

/** 0 for the same, 1 where it begins so, 2 where a word in it does, 3 anywhere in it. */
function closenessOf(word: string, text: string): number | undefined {
  if (text === word) return 0;
  if (text.startsWith(word)) return 1;
  const at = text.indexOf(word);
  if (at < 0) return undefined;
  return /[a-z0-9]/.test(text[at - 1] ?? '') ? 3 : 2;
}
