import { analyse } from 'scslre';
import { expect, it } from 'vitest';
import { type ESTree, Visitor } from 'vite';
import { type SourceFile, sourceFiles } from './message-sources.ts';

/**
 * Texts of people are as long as a file. A pattern that tries again from each character of one, or divides a run
 * of characters in every possible way, takes hours for a megabyte of them.
 */
it('no regular expression takes more than linear time', () => {
  const found = sourceFiles('packages/*/src/**/*.{ts,tsx}').flatMap((source) =>
    patternsOf(source).flatMap(({ pattern, flags }) => slowness(source.file, pattern, flags)),
  );
  expect(found).toEqual([]);
});

it('finds those that do', () => {
  const slow = [String.raw`[\w.]+@`, 'a+$', '(?:a+)+$', String.raw`^\s*(.*?)\s*$`];
  expect(slow.flatMap((pattern) => slowness(pattern, pattern, '').length)).toEqual([1, 1, 1, 1]);
});

function slowness(file: string, pattern: string, flags: string): readonly string[] {
  const { reports } = analyse(
    { source: pattern, flags },
    { reportTypes: { Move: true, Self: true, Trade: true } },
  );
  const [first] = reports;
  return first === undefined
    ? []
    : [`${file}: /${pattern}/${flags} takes long for many of ${first.character.literal.source}`];
}

interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

/** Finds the patterns of a file: those that are written as such, and those put together from texts. */
function patternsOf({ program }: SourceFile): readonly Pattern[] {
  const found: Pattern[] = [];
  const constants = new Map<string, ESTree.Expression>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init);
    },
  }).visit(program);
  new Visitor({
    Literal(literal) {
      if ('regex' in literal) found.push(literal.regex);
    },
    NewExpression({ callee, arguments: [source, flags] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      const isFlags = flags?.type === 'Literal' && typeof flags.value === 'string';
      found.push({
        pattern: textOf(source, constants),
        flags: isFlags ? flags.value : '',
      });
    },
  }).visit(program);
  return found;
}

/** Returns the text of an expression. What is known at run time alone is a digit. */
function textOf(
  node: ESTree.Argument | undefined,
  constants: ReadonlyMap<string, ESTree.Expression>,
): string {
  switch (node?.type) {
    case 'Literal':
      return 'regex' in node ? node.regex.pattern : String(node.value);
    case 'TemplateLiteral':
      return joined(node, false);
    case 'TaggedTemplateExpression':
      return joined(node.quasi, true);
    case 'Identifier':
      return textOf(constants.get(node.name), constants);
    case 'MemberExpression':
      return textOf(node.object, constants);
    default:
      return '1';
  }

  function joined({ quasis, expressions }: ESTree.TemplateLiteral, isRaw: boolean): string {
    return quasis
      .map(({ value }, place) => {
        const own = isRaw ? value.raw : (value.cooked ?? '');
        const next = expressions[place];
        return own + (next === undefined ? '' : textOf(next, constants));
      })
      .join('');
  }
}
