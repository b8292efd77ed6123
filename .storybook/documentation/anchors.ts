import type { SearchAnchor } from '../catalogue/entry.ts';

/** Returns the headings of a page, with the IDs that Storybook gives them. */
export function anchorsOf(markdown: string): readonly SearchAnchor[] {
  const used = new Map<string, number>();
  return markdown
    .replaceAll(/^```[^]*?^```$/gm, '')
    .split('\n')
    .flatMap((line) => {
      const [, heading] = /^#{1,4} (.+)$/.exec(line) ?? [];
      if (heading === undefined) return [];
      const title = plainText(heading);
      return [{ id: slugOf(title, used), title }];
    });
}

/** The ID that `github-slugger` gives a heading, which Storybook uses. */
function slugOf(title: string, used: Map<string, number>): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');
  const before = used.get(slug);
  used.set(slug, (before ?? 0) + 1);
  return before === undefined ? slug : `${slug}-${before}`;
}

/** A text without the marks of Markdown. */
function plainText(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<!\\)[*`]/g, '')
    .replaceAll(/\\([^\w\s])/g, '$1');
}
