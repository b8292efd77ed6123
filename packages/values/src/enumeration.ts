import { compareNumbers, comparing, plainText } from './order.ts';
import type { ValueType } from './value.ts';

/** One of a closed list; its order is the list's. */
export const enumeration: ValueType = {
  parse(typed, field) {
    const values = field.values ?? [];
    if (values.length === 0 || values.includes(typed)) return { value: typed };
    const wanted = typed.trim().toLowerCase();
    const [found, ...others] = values.filter((value) => value.trim().toLowerCase() === wanted);
    if (found !== undefined && others.length === 0) return { value: found };
    return { problem: `“${typed}” is not one of ${values.join(', ')}.` };
  },
  compare: comparing((value, field) => {
    const place = (field.values ?? []).indexOf(plainText(value));
    return place === -1 ? undefined : place;
  }, compareNumbers),
  write: plainText,
};
