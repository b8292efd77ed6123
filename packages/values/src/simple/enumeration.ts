import { formatList } from '@ninefold/messages';
import { compareNumbers, plainText, valueType } from '../value/index.ts';
import { simpleMessages } from './messages.ts';

/** One value of a closed list, ordered as in the list. */
export const enumeration = valueType({
  parse(typed, field) {
    const values = field.values ?? [];
    if (values.length === 0 || values.includes(typed)) return { value: typed };
    const wanted = typed.trim().toLowerCase();
    const [found, ...others] = values.filter((value) => value.trim().toLowerCase() === wanted);
    if (found !== undefined && others.length === 0) return { value: found };
    return { problem: simpleMessages.notListed({ value: typed, values: formatList(values) }) };
  },
  read(value, { values = [] }) {
    const place = values.indexOf(plainText(value));
    return place === -1 ? undefined : place;
  },
  compare: compareNumbers,
  write: (place, { values = [] }) => values[place] ?? '',
});
