import { memoized } from '@ninefold/values';
import { messageLanguage } from '@ninefold/messages';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { formatHintMessages } from '../format-hint-messages.ts';

/** The currency or unit of a number. */
export interface NumberUnit {
  /** As it is beside the number: €, kg. */
  readonly short: string;
  /** In a sentence, for those who don’t see it: “In EUR.” */
  readonly description: string;
}

/** Returns the currency or unit of a field’s numbers, as its format says; undefined for none. */
export function numberUnit({ format }: FieldDescriptor): NumberUnit | undefined {
  if (typeof format !== 'object') return undefined;
  const { language, format: region = language } = messageLanguage();
  if ('currency' in format) {
    const { currency } = format;
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    return unitOf(partOf('currency', region, style), currency);
  }
  if (!('unit' in format)) return undefined;
  const { unit } = format;
  const style = { style: 'unit', unit } as const;
  const long = partOf('unit', language, { ...style, unitDisplay: 'long' });
  if (long === undefined) return undefined;
  return unitOf(partOf('unit', region, { ...style, unitDisplay: 'short' }), long);
}

/** Returns a unit by its long form, and its short one where it has one. */
export function unitOf(short: string | undefined, long: string): NumberUnit {
  return { short: short ?? long, description: formatHintMessages.unit({ unit: long }) };
}

/** Undefined for a currency or unit that Intl doesn’t have, which the check of the declaration reports. */
const partOf = memoized(
  (type: 'currency' | 'unit', language: string, options: Intl.NumberFormatOptions) => {
    try {
      const parts = new Intl.NumberFormat(language, options).formatToParts(2);
      return parts.find((part) => part.type === type)?.value;
    } catch {
      return undefined;
    }
  },
);
