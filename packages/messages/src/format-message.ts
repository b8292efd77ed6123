import { directionOf, messageLanguage } from './language.ts';
import { type MessagePart, parseMessage } from './parse-message.ts';

export type MessageArguments = Readonly<Record<string, unknown>>;

const parsed = new Map<string, readonly MessagePart[]>();

/** Returns a message's parts in the current language's form. */
export function messageParts(source: string): readonly MessagePart[] {
  const { transform } = messageLanguage();
  const known = parsed.get(source) ?? parseMessage(source);
  parsed.set(source, known);
  return transform?.(known) ?? known;
}

/** Formats a message as text. */
export function formatMessage(source: string, args: MessageArguments): string {
  return formatParts(messageParts(source), args).join('');
}

/** Returns formatted parts. Arguments that aren't text stay as they are; a tag's argument is called with its content. */
export function formatParts(
  parts: readonly MessagePart[],
  args: MessageArguments,
): readonly unknown[] {
  return parts.flatMap((part): readonly unknown[] => {
    if (typeof part === 'string') return [part];
    const value = args[part.name];
    if (part.kind === 'argument') return [formatArgument(value)];
    if (part.kind === 'tag') {
      const content = formatParts(part.children, args);
      return typeof value === 'function' ? [value(content) as unknown] : content;
    }
    return formatParts(part.options.get(selectorOf(part, value)) ?? [], args);
  });
}

function formatArgument(value: unknown): unknown {
  const text = typeof value === 'number' ? formatNumber(value) : value;
  const hasOwnDirection = typeof value === 'string' ? value !== '' : Number(value) < 0;
  return typeof text === 'string' && hasOwnDirection ? isolate(text) : text;
}

/**
 * In a language that is read from right to left, isolates a text that may be in another: otherwise a
 * Latin name or a sign at its edge would change the order of the words around it.
 */
export function isolate(text: string): string {
  return isRightToLeft(messageLanguage().language) ? `\u2068${text}\u2069` : text;
}

function selectorOf(
  { kind, options }: Exclude<MessagePart, string | { kind: 'argument' | 'tag' }>,
  value: unknown,
): string {
  const exact = kind === 'plural' ? `=${String(value)}` : String(value);
  if (options.has(exact)) return exact;
  const category =
    kind === 'plural' ? pluralRules(messageLanguage().language).select(Number(value)) : '';
  return options.has(category) ? category : 'other';
}

/** Writes a number as the person's region does. */
export function formatNumber(value: number): string {
  const { language, format = language } = messageLanguage();
  return numberFormat(format).format(value);
}

/** "A, B and C", or with "or". */
export function formatList(items: readonly string[], type: 'and' | 'or' = 'and'): string {
  const [only = ''] = items;
  // The formatter alone takes a browser longer than everything else about a short list.
  if (items.length < 2) return only;
  return listFormat(messageLanguage().language, type).format(items);
}

const pluralRules = kept((language) => new Intl.PluralRules(language));
const isRightToLeft = kept((language) => directionOf(language) === 'rtl');
const numberFormat = kept((language) => new Intl.NumberFormat(language));
const listFormat = kept(
  (language, type: 'and' | 'or') =>
    new Intl.ListFormat(language === 'en' ? 'en-GB' : language, {
      type: type === 'and' ? 'conjunction' : 'disjunction',
    }),
);

/** Keeps what `create` returned for each combination of arguments: creating one is slow. */
function kept<Args extends readonly string[], Value>(create: (...args: Args) => Value) {
  const values = new Map<string, Value>();
  return (...args: Args): Value => {
    const key = args.join(' ');
    const value = values.get(key) ?? create(...args);
    values.set(key, value);
    return value;
  };
}
