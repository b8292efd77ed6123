import type { MessagePart } from './parse-message.ts';

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmṁnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž'.matchAll(
      /../gu,
    ),
  ).map(([pair]) => [pair.charAt(0), pair.charAt(1)] as const),
);

/**
 * Turns a parsed message into the pseudo-locale's: accents, two fifths longer, in brackets. What is
 * not in brackets on a screen does not come from a message; a sentence with several pairs is put together
 * from pieces.
 */
export function pseudoMessage(parts: readonly MessagePart[]): readonly MessagePart[] {
  const letters = parts.flatMap(lettersOf).length;
  return ['‹', ...parts.map(accentedPart), '·'.repeat(Math.ceil(letters * 0.4)), '›'];
}

function lettersOf(part: MessagePart): readonly string[] {
  if (typeof part === 'string') return Array.from(part);
  if (part.kind === 'argument') return [];
  if (part.kind === 'tag') return part.children.flatMap(lettersOf);
  return (part.options.get('other') ?? []).flatMap(lettersOf);
}

function accentedPart(part: MessagePart): MessagePart {
  if (typeof part === 'string')
    return part.replaceAll(/[A-Za-z]/g, (letter) => accented[letter] ?? letter);
  if (part.kind === 'argument') return part;
  if (part.kind === 'tag') return { ...part, children: part.children.map(accentedPart) };
  const options = [...part.options].map(
    ([selector, each]) => [selector, each.map(accentedPart)] as const,
  );
  return { ...part, options: new Map(options) };
}
