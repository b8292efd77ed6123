import { parseSync } from 'vite';
import { child, keyOf, list, type Syntax, withoutType } from '../catalogue/story-file.ts';

/**
 * Returns a part of a source file as a page shows it: an exported or other declaration of the file, or a property
 * within it, `lists > work_order > views`. Each comes with its doc comment.
 *
 * @throws {Error} that names the part which the file doesn't have.
 */
export function partOf(file: string, source: string, part: string): string {
  const [name = '', ...keys] = part.split(' > ');
  const { program, comments } = parseSync(file, source);
  const statements = (program.body as unknown as readonly Syntax[]).filter((statement) =>
    namesOf(statement).includes(name),
  );
  let [found] = statements;
  let object = found && valueOf(found, name);
  for (const key of keys) {
    found = list(objectIn(object) ?? emptyObject, 'properties').find(
      (property) => property.type === 'Property' && keyOf(property) === key,
    );
    object = found && child(found, 'value');
  }
  if (found === undefined) throw new Error(`${file} has no ${part}. Correct the page or the file.`);
  const { end } = found;
  const before = source.slice(0, found.start);
  const comment = comments.findLast(
    (each) => each.end <= found.start && /^\s*$/.test(source.slice(each.end, found.start)),
  );
  const start = comment?.value.startsWith('*') === true ? comment.start : found.start;
  const line = before.lastIndexOf('\n', start - 1) + 1;
  const text = source.slice(line, end);
  return withoutIndent(keys.length === 0 ? text : `${text},`);
}

const emptyObject: Syntax = { type: 'ObjectExpression', start: 0, end: 0, properties: [] };

/** The names that a statement of a file declares. */
function namesOf(statement: Syntax): readonly string[] {
  const declaration = declarationOf(statement);
  if (declaration.type !== 'VariableDeclaration') {
    const id = declaration['id'] as Syntax | null | undefined;
    return typeof id?.['name'] === 'string' ? [id['name']] : [];
  }
  return list(declaration, 'declarations').flatMap((each) => {
    const name = child(each, 'id')['name'];
    return typeof name === 'string' ? [name] : [];
  });
}

function declarationOf(statement: Syntax): Syntax {
  const declaration = statement['declaration'] as Syntax | null | undefined;
  return declaration ?? statement;
}

function valueOf(statement: Syntax, name: string): Syntax | undefined {
  const declarator = list(declarationOf(statement), 'declarations').find(
    (each) => child(each, 'id')['name'] === name,
  );
  return (declarator?.['init'] as Syntax | null | undefined) ?? undefined;
}

/** An object, also as the argument of a function: `declare({…})`. */
function objectIn(given: Syntax | undefined): Syntax | undefined {
  if (given === undefined) return undefined;
  const value = withoutType(given);
  if (value.type === 'ObjectExpression') return value;
  return list(value, 'arguments').find(({ type }) => type === 'ObjectExpression');
}

function withoutIndent(text: string): string {
  const lines = text.split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const least = Math.min(...depths);
  return lines.map((line) => line.slice(least)).join('\n');
}
