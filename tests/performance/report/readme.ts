/**
 * The text with something else between a pair of markers.
 *
 * @throws {Error} where the markers are not there, each once and in this order.
 */
export function between(text: string, name: string, content: string): string {
  const begin = `<!-- table: ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const [before, rest, ...more] = text.split(begin);
  const [, after, ...others] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined || more.length > 0 || others.length > 0) {
    throw new Error(
      `The README has no place for the table ${name}: put ${begin} and ${end} there.`,
    );
  }
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}
