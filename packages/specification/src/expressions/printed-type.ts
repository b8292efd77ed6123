import type { Reader } from './reader.ts';

/** What stands behind the first word of a type: `double precision`, `timestamp(3) with time zone`. */
const words = ['varying', 'precision', 'with', 'without', 'time', 'zone'];

/** Reads a type as `format_type` prints it. */
export function printedType(reader: Reader): string {
  let name = reader.name();
  for (;;) {
    const word = words.find((each) => reader.take(each));
    if (word !== undefined) name += ` ${word}`;
    else if (reader.take('.')) name += `.${reader.name()}`;
    else if (reader.take('(')) {
      name += '(';
      while (!reader.take(')')) name += reader.step().text;
      name += ')';
    } else if (reader.take('[')) {
      reader.expect(']');
      name += '[]';
    } else return name;
  }
}
