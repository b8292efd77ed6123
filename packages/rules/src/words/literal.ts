import { messageLanguage } from '@ninefold/messages';
import { formatDate, formatInstant, formatTimestamp, parseMoment } from '@ninefold/values/calendar';
import { formatInterval } from '@ninefold/values/interval';
import { wordMessages } from './messages.ts';

/** A value in words. */
export interface Wording {
  readonly text: string;
  readonly kind: 'moment' | 'number' | 'text' | 'boolean' | 'other';
}

/**
 * Writes a value of a condition as people read it.
 *
 * @param text As Postgres prints it.
 * @param type As `format_type` prints it.
 */
export function literalText(text: string, type: string): Wording {
  const [name = ''] = type.split('(');
  const { language, format = language, timeZone } = messageLanguage();
  switch (name) {
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'numeric':
    case 'real':
    case 'double precision':
      return { text: text.replace('-', '−'), kind: 'number' };
    case 'boolean':
      return { text: wordMessages[text.startsWith('t') ? 'yes' : 'no'], kind: 'boolean' };
    case 'interval':
      return { text: formatInterval(text, format, 'long') ?? text, kind: 'number' };
    case 'time without time zone':
      return { text: text.replace(/:00$/, ''), kind: 'moment' };
    case 'date':
    case 'timestamp without time zone':
    case 'timestamp with time zone': {
      const moment = parseMoment(text);
      const style = { locale: format, timeZone, precise: true };
      if (moment === undefined) return { text, kind: 'moment' };
      const written =
        name === 'date'
          ? formatDate(moment, style)
          : name.endsWith('without time zone')
            ? formatTimestamp(moment, style)
            : formatInstant(moment, style);
      return { text: written, kind: 'moment' };
    }
    default:
      return { text: wordMessages.value({ value: text }), kind: 'text' };
  }
}
