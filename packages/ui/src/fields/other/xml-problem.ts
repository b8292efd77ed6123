import { otherInputMessages } from './messages.ts';

/** Says where a text is not well-formed XML; undefined where it is. It may be a document, or content without a root. */
export function xmlProblem(text: string): string | undefined {
  const isDocument = /<!DOCTYPE/i.test(text);
  // In place of a declaration, as the content of an element can't have one.
  const root = '<content>';
  const content = text.replace(/^<\?xml\s[^>]*\?>/, (declaration) =>
    declaration.replaceAll(/[^\n]/g, ' '),
  );
  const source = isDocument ? text : `${root}${content}</content>`;
  const parsed = new DOMParser().parseFromString(source, 'text/xml');
  const problem = parsed.querySelector('parsererror')?.textContent;
  // Postgres takes prefixes that no namespace is declared for.
  if (problem === undefined || /namespace/i.test(problem)) return undefined;
  const [, line, column] = /line\D{0,20}(\d+)\D{1,20}(\d+)/i.exec(problem) ?? [];
  if (line === undefined || column === undefined) return otherInputMessages.notXml;
  const before = isDocument || line !== '1' ? 0 : root.length;
  return otherInputMessages.notXmlAt({ line, column: Math.max(1, Number(column) - before) });
}
