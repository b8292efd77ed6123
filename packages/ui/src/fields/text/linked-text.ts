/** A stretch of text, with a link where it is an address. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

/**
 * Punctuation that ends a sentence is not part of an address. A mail address is looked for once in a word,
 * from its beginning: words can be as long as a file.
 */
const address =
  /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
const international = /^\+[\d\s().\-/]{7,}$/;
const national = /^[\d\s().\-/+]{5,}$/;

/**
 * Finds web and mail addresses within a text. A whole text is a telephone
 * number when it is written in international form, or when `named` (the name
 * of its field) says so.
 */
export function linkedText(text: string, named: string): readonly TextPart[] {
  const whole = text.trim();
  const telephone = /(^|_|\b)(phone|telephone|tel|mobile|fax)(_|\b|$)/i.test(named);
  if (international.test(whole) || (telephone && national.test(whole))) {
    return [{ text, href: `tel:${whole.replaceAll(/[^\d+]/g, '')}` }];
  }
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const found = match[0];
    parts.push({ text: found, href: /^https?:/i.test(found) ? found : `mailto:${found}` });
    end = match.index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
