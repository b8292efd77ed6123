import { formatList } from '@ninefold/messages';
import type { FieldKind } from '../../shapes/index.ts';
import { fieldInputMessages } from '../control/index.ts';
import { useValueFormat } from '../value-format.tsx';
import { formatExactNumber } from './exact-number.ts';
import { readNumber } from '@ninefold/values/locale';

/** Reads and writes numbers in the reader's locale, with a message where a number can't be read. */
export function useNumberReader(kind: FieldKind | undefined) {
  const { locale } = useValueFormat();
  /** Writes Postgres's text as the input shows it: in the locale, without groups. */
  const write = (text: string) => formatExactNumber(text, { locale, grouped: false });
  return {
    write,
    read: (typed: string) => {
      const { text, ambiguous } = readNumber(typed, locale);
      if (text !== undefined) return { text };
      if (ambiguous.length > 1) {
        const possible = formatList(ambiguous.map(write), 'or');
        return { problem: fieldInputMessages.ambiguousNumber({ typed: typed.trim(), possible }) };
      }
      const example = write(ambiguous[0] ?? (kind === 'integer' ? '1234' : '1234.5'));
      return { problem: fieldInputMessages.notNumber({ example }) };
    },
  };
}
