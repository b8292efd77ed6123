import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** A node of a syntax tree (mdast), as far as it is looked at here. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly children?: readonly MarkdownNode[];
}

/** Markdown as GitHub reads it: the blocks of the document. */
export function parse(markdown: string): readonly MarkdownNode[] {
  const root: MarkdownNode = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return root.children ?? [];
}

/** The text that a reader sees of a node; `<code>` is the one tag that we write. */
export function textOf(node: MarkdownNode): string {
  if (isOurTag(node)) return '';
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/**
 * Returns the structure of a document without its words: `heading 2`, `table 3,3`, lists with their
 * items. Of inline nodes, only the kinds that a text could cause by mistake.
 */
export function outlineOf(node: MarkdownNode): unknown {
  switch (node.type) {
    case 'heading':
      return [`heading ${node.depth ?? ''}`, ...inlineOf(node)];
    case 'paragraph':
      return ['paragraph', ...inlineOf(node)];
    case 'table':
      return [
        `table ${(node.children ?? []).map(({ children }) => children?.length).join()}`,
        ...inlineOf(node),
      ];
    default:
      return node.children === undefined ? node.type : [node.type, ...node.children.map(outlineOf)];
  }
}

/** An address in a text becomes a link with the same text. */
const harmless = new Set(['text', 'inlineCode', 'tableRow', 'tableCell', 'paragraph', 'link']);

function inlineOf(node: MarkdownNode): readonly string[] {
  return (node.children ?? []).flatMap((child) => [
    ...(harmless.has(child.type) || isOurTag(child) ? [] : [child.type]),
    ...inlineOf(child),
  ]);
}

function isOurTag({ type, value = '' }: MarkdownNode): boolean {
  return type === 'html' && /^<\/?code>$/.test(value);
}
