/** A text in the form for comparison: without case, accents and other differences that people don't type. */
export interface Folded {
  readonly text: string;
  /** The position in the original of each character of `text`. */
  readonly at: readonly number[];
}

/** Letters that Unicode doesn't take apart into a base and a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
};

/** Folds a text. A Hangul syllable becomes its letters, so that half of it already matches while typing. */
export function fold(original: string): Folded {
  const at: number[] = [];
  let text = '';
  let index = 0;
  for (const character of original) {
    const folded = Array.from(character.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, ''))
      .map((each) => plain[each] ?? each)
      .join('');
    for (let position = 0; position < folded.length; position++) at.push(index);
    text += folded;
    index += character.length;
  }
  return { text, at };
}
