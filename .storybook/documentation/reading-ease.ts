/** A sentence with what makes it hard. */
export interface Sentence {
  readonly text: string;
  readonly words: number;
  /** Flesch–Kincaid: the school years that reading it takes. */
  readonly grade: number;
}

/**
 * Returns the sentences that a page's author has written: paragraphs, lists and headings, without code, tags and
 * tables. Names in code count as one short word.
 */
export function sentencesOf(source: string): readonly Sentence[] {
  return source
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/^(?:import .*|<[^]*?\/>|\|.*|#+ .*)$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]*`/g, 'Code')
    .split(/\n\n+|\n(?=\s*(?:-|\d+\.) )/)
    .flatMap((paragraph) =>
      paragraph.replaceAll(/\s+/g, ' ').split(/(?<=[.?!:])[”’)]?\s+(?=[“‘(]?\p{Lu})/u),
    )
    .map((text) => text.replace(/^(?:-|\d+\.) /, '').trim())
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => ({ text, words: wordsOf(text).length, grade: gradeOf([text]) }));
}

/** The grade of a text as a whole, by its sentences. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  if (words.length === 0) return 0;
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
}

/** Counts groups of vowels, without a silent e at the end; as exact as the formula needs. */
function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '');
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}
