const uncountable = new Set(
  `access advice aircraft analytics content data equipment evidence feedback fish furniture
  hardware information knowledge logistics luggage machinery media metadata money music news
  payroll progress research sales series sheep software species staff stock storage traffic
  training transport weather work`.split(/\s+/),
);

const irregular = new Map(
  `analysis analyses axis axes basis bases child children crisis crises criterion criteria
  diagnosis diagnoses foot feet goose geese index indexes man men matrix matrices mouse mice
  person people phenomenon phenomena quiz quizzes thesis theses tooth teeth vertex vertices
  woman women half halves knife knives leaf leaves life lives loaf loaves shelf shelves
  thief thieves wife wives wolf wolves calf calves echo echoes hero heroes potato potatoes
  tomato tomatoes veto vetoes embargo embargoes cargo cargoes gas gases bus buses lens lenses
  alias aliases atlas atlases bias biases canvas canvases`
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, index, all) => {
      if (index % 2 === 0) pairs.push([word, all[index + 1] ?? word]);
      return pairs;
    }, []),
);

const singularOfIrregular = new Map([
  ...[...irregular].map(([one, many]) => [many, one] as const),
  ['indices', 'index'] as const,
  ['addenda', 'addendum'] as const,
]);

/** Nouns in -e whose plural looks as if it came from a noun without it. */
const endingInE = new Set(
  `ache cache headache niche psyche movie cookie calorie tie pie lie zombie selfie rookie
  axe shoe toe canoe oboe`.split(/\s+/),
);

/** Singular though they end in -s after a vowel that would let it fall. */
const singularInS = /(ss|us|is|ous)$/;
const pluralInUs = new Set(['menus', 'gurus', 'emus', 'tofus']);
const inUs = new Set(
  `apparatus bonus campus census chorus circus consensus corpus focus genius nexus radius status
  stimulus surplus terminus virus`.split(/\s+/),
);

function isCountable(word: string): boolean {
  return /^[a-z]+$/.test(word) && !uncountable.has(word);
}

/** Returns the singular: `orders` → `order`, `categories` → `category`, `address` stays. */
export function singular(word: string): string {
  if (/^[A-Z][a-z]+$/.test(word)) return capitalLike(word, singular(word.toLowerCase()));
  if (!isCountable(word)) return word;
  const known = singularOfIrregular.get(word);
  if (known !== undefined) return known;
  // Without its end, nothing or a letter would be left of `s` or `es`.
  if (irregular.has(word) || !word.endsWith('s') || word.length < 3) return word;
  if (singularInS.test(word) && !pluralInUs.has(word)) return word;
  const withoutS = word.slice(0, -1);
  if (endingInE.has(withoutS)) return withoutS;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  const withoutEs = word.slice(0, -2);
  if (/(ss|sh|ch|x|zz)es$/.test(word) || inUs.has(withoutEs)) return withoutEs;
  return withoutS;
}

/** Returns the plural: `order` → `orders`, `category` → `categories`, `equipment` stays. */
export function plural(word: string): string {
  if (/^[A-Z][a-z]+$/.test(word)) return capitalLike(word, plural(word.toLowerCase()));
  if (!isCountable(word)) return /^[A-Z]{2,}$/.test(word) ? `${word}s` : word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (word.length < 2) return word;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

function capitalLike(model: string, word: string): string {
  return model.charAt(0) + word.slice(1);
}
