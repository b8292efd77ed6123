/** The first letter of the first and the last word, in the name's own script: “Mira Dahl” is “MD”. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/u)
    .filter((word) => word !== '');
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map(firstGrapheme).join('').toLocaleUpperCase();
}

function firstGrapheme(word: string): string {
  const [grapheme] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return grapheme?.segment ?? '';
}
