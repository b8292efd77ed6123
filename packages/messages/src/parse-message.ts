/** A message as parts: literal text, an argument, a choice by plural or select, or a tag around parts. */
export type MessagePart =
  | string
  | { readonly kind: 'argument'; readonly name: string }
  | {
      readonly kind: 'plural' | 'select';
      readonly name: string;
      /** The parts for each selector: `one`, `other`, `=0`, or a value of a select. */
      readonly options: ReadonlyMap<string, readonly MessagePart[]>;
    }
  | { readonly kind: 'tag'; readonly name: string; readonly children: readonly MessagePart[] };

/**
 * Parses an ICU message with plain arguments, `plural`, `select` and tags. Inside a plural, `#` is its
 * number. Syntax is quoted with apostrophes: `'{'`.
 *
 * @throws Error that says what is wrong, and where.
 */
export function parseMessage(source: string): readonly MessagePart[] {
  let at = 0;
  const parts = readParts();
  return at < source.length ? fail('an opening “{” or tag is missing') : parts;

  function readParts(plural?: string): readonly MessagePart[] {
    const found: MessagePart[] = [];
    let text = '';
    const add = (part: MessagePart) => {
      if (text !== '') found.push(text);
      text = '';
      if (part !== '') found.push(part);
    };
    while (at < source.length && source[at] !== '}' && !source.startsWith('</', at)) {
      const quoted = take(/'('|[{}<#][^']*(?:'|$))/y);
      if (quoted !== undefined) text += quoted.replace(/^'([^']*)'?$/, '$1') || "'";
      else if (source[at] === '{') add(readArgument(plural));
      else if (take(/#/y) !== undefined) {
        if (plural === undefined) text += '#';
        else add({ kind: 'argument', name: plural });
      } else if (/<[a-z]/y.test(source.slice(at))) add(readTag(plural));
      else text += take(/[^]/y) ?? '';
    }
    add('');
    return found;
  }

  function readArgument(plural: string | undefined): MessagePart {
    expect(/\{\s*/y, '{');
    const name = expect(/\w+/y, 'a name');
    if (take(/\s*\}/y) !== undefined) return { kind: 'argument', name };
    const kind = expect(/\s*,\s*(?:plural|select|number)\b/y, '}, plural or select').split(
      /\W+/,
    )[1];
    if (kind === 'number') {
      expect(/\s*\}/y, '}');
      return { kind: 'argument', name };
    }
    expect(/\s*,/y, ',');
    const options = new Map<string, readonly MessagePart[]>();
    while (take(/\s*\}/y) === undefined) {
      const selector = expect(/\s*[^\s{}]+/y, 'a selector').trim();
      expect(/\s*\{/y, '{');
      options.set(selector, readParts(kind === 'plural' ? name : plural));
      expect(/\}/y, '}');
    }
    if (!options.has('other')) fail('the option “other” is missing');
    return { kind: kind === 'plural' ? 'plural' : 'select', name, options };
  }

  function readTag(plural: string | undefined): MessagePart {
    const name = expect(/<\w+>/y, 'a tag').slice(1, -1);
    const children = readParts(plural);
    expect(new RegExp(`</${name}>`, 'y'), `</${name}>`);
    return { kind: 'tag', name, children };
  }

  /** Takes what the pattern matches here. */
  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    at += found?.length ?? 0;
    return found;
  }

  function expect(pattern: RegExp, wanted: string): string {
    return take(pattern) ?? fail(`${wanted} is missing`);
  }

  function fail(problem: string): never {
    throw new Error(`The message “${source}” is not valid: ${problem} at character ${at + 1}.`);
  }
}
