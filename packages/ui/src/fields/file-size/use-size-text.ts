import { fieldDisplayMessages } from '../messages.ts';
import { useValueFormat } from '../value-format.tsx';
import { sizeParts } from './size-parts.ts';

/** Returns a function that writes a number of bytes: `2.4 MB`. */
export function useSizeText(): (bytes: number) => string {
  const { locale } = useValueFormat();
  return (bytes) => {
    const { amount, unit } = sizeParts(bytes);
    const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(amount);
    return fieldDisplayMessages.bytes({ size, unit });
  };
}
