const any = Symbol('%');
const one = Symbol('_');

/** Returns whether a text is LIKE a pattern; undefined where the pattern ends with its escape character, which is an error. */
export function isLike(text: string, pattern: string): boolean | undefined {
  const parts: (string | typeof any | typeof one)[] = [];
  const signs = Array.from(pattern);
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at];
    if (sign === '\\') {
      at += 1;
      if (at === signs.length) return undefined;
      parts.push(signs[at] ?? '');
    } else parts.push(sign === '%' ? any : sign === '_' ? one : (sign ?? ''));
  }
  return matchesParts(Array.from(text), parts);
}

/** Goes back to the last `%` only, so that it takes at most the product of both lengths. */
function matchesParts(text: readonly string[], parts: readonly (string | symbol)[]): boolean {
  let [at, place] = [0, 0];
  let [last, from] = [-1, 0];
  while (at < text.length) {
    const wanted = parts[place];
    if (wanted === any) {
      [last, from] = [place, at];
      place += 1;
    } else if (wanted !== undefined && (wanted === one || wanted === text[at])) {
      at += 1;
      place += 1;
    } else if (last >= 0) {
      from += 1;
      at = from;
      place = last + 1;
    } else return false;
  }
  return parts.slice(place).every((each) => each === any);
}

/** Writes a pattern with another escape as one with a backslash. */
export function withBackslash(pattern: string, escape: string): string {
  let isEscaped = false;
  return Array.from(pattern, (sign) => {
    if (sign === escape && !isEscaped) {
      isEscaped = true;
      return '\\';
    }
    const written = sign === '\\' && !isEscaped ? '\\\\' : sign;
    isEscaped = false;
    return written;
  }).join('');
}
