import type { GetICUArgs } from '@schummar/icu-type-parser';
import { formatMessage, formatParts, messageParts } from './format-message.ts';
import { messageLanguage } from './language.ts';

/** The arguments of an ICU message, by its English source. */
export type ArgumentsOf<Source extends string> = GetICUArgs<
  Source,
  { ICUNumberArgument: number; ICUArgument: string | number }
>;

/** A message with arguments: call it for the text. */
export interface FormattedMessage<Args> {
  (args: Args): string;
  /**
   * Returns the text in parts, for arguments that are elements. A tag's argument, `b` of `<b>…</b>`, is
   * a function that returns an element for the tag's content.
   */
  readonly parts: (args: { readonly [Name in keyof Args]: unknown } & Tags) => readonly unknown[];
}

type Tags = Readonly<Record<string, unknown>>;

/** A text, or a function of the message's arguments. */
export type Message<Source extends string> = keyof ArgumentsOf<Source> extends never
  ? Source extends `${string}</${string}`
    ? FormattedMessage<Tags>
    : string
  : FormattedMessage<ArgumentsOf<Source>>;

/** The messages of one area, in the current language. */
export type Messages<English extends Readonly<Record<string, string>>> = {
  readonly [Key in keyof English]: Message<English[Key]>;
};

/**
 * Declares the messages of one part of the product by their English ICU sources. Each is read in the
 * current language: `messages.cancel`, `messages.deleted({ count })`.
 *
 * @param area Names them in the catalogues of other languages; unique in the product.
 *
 * @__NO_SIDE_EFFECTS__ lets a bundler leave out what nothing reads.
 */
export function messages<const English extends Readonly<Record<string, string>>>(
  area: string,
  english: English,
): Messages<English> {
  const properties = Object.entries(english).map(([key, source]) => {
    const isPlain = !/[{<']/.test(source);
    const current = () =>
      messageLanguage().catalogues.find((catalogue) => catalogue[area]?.[key])?.[area]?.[key] ??
      source;
    const format = Object.assign((args: object) => formatMessage(current(), { ...args }), {
      parts: (args: object) => formatParts(messageParts(current()), { ...args }),
    });
    return [
      key,
      { get: isPlain ? () => formatMessage(current(), {}) : () => format, enumerable: true },
    ];
  });
  return Object.defineProperties(
    {},
    Object.fromEntries(properties) as PropertyDescriptorMap,
  ) as Messages<English>;
}
