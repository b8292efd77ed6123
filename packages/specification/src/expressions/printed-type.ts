import type { Reader } from './reader.ts';

const secondWords: Readonly<Record<string, string>> = { character: 'varying', double: 'precision' };

/** Reads a type as `format_type` prints it. */
export function printedType(reader: Reader): string {
  const isWord = reader.next.kind === 'word';
  let name = reader.name();
  const second = isWord && Object.hasOwn(secondWords, name) ? secondWords[name] : undefined;
  if (second !== undefined && reader.take(second)) name += ` ${second}`;
  if (reader.take('.')) name += `.${reader.step().text}`;
  name += modifiers(reader);
  for (const zone of ['with', 'without']) {
    if (!/^time(?:stamp)?(?:\(|$)/.test(name) || !reader.take(zone)) continue;
    reader.expect('time');
    reader.expect('zone');
    name += ` ${zone} time zone`;
  }
  while (reader.take('[')) {
    if (!reader.take(']')) {
      reader.at -= 1;
      break;
    }
    name += '[]';
  }
  return name;
}

/** `(10,2)` */
function modifiers(reader: Reader): string {
  if (!reader.take('(')) return '';
  const numbers: string[] = [];
  do {
    const minus = reader.take('-') ? '-' : '';
    numbers.push(minus + reader.step().text);
  } while (reader.take(','));
  reader.expect(')');
  return `(${numbers.join(',')})`;
}
