import { parseSync, type ESTree } from 'vite';

/** What files of types declare, by name. */
export interface TypeDeclarations {
  readonly types: ReadonlyMap<string, DeclaredType>;
  /** Constant lists of texts: `valueKinds`. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** The documentation that stands right before a place in the file of a node. */
  describe(node: ESTree.Node): string | undefined;
}

export type DeclaredType = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

/** Reads the types and constant lists of TypeScript sources. */
export function readDeclarations(sources: readonly string[]): TypeDeclarations {
  const types = new Map<string, DeclaredType>();
  const lists = new Map<string, readonly string[]>();
  const comments = new WeakMap<ESTree.Node, string>();
  for (const source of sources) {
    const { program, comments: found } = parseSync('types.ts', source);
    const describe = (node: ESTree.Node, start: number) => {
      const comment = found.findLast(({ end }) => end <= start);
      if (comment === undefined || source.slice(comment.end, start).trim() !== '') return;
      if (comment.value.startsWith('*')) comments.set(node, plainText(comment.value));
    };
    for (const statement of program.body) {
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration === null) continue;
      if (declaration.type === 'VariableDeclaration') readLists(declaration, lists);
      if (
        declaration.type === 'TSInterfaceDeclaration' ||
        declaration.type === 'TSTypeAliasDeclaration'
      ) {
        types.set(declaration.id.name, declaration);
        describe(declaration, statement.start);
        if (declaration.type === 'TSTypeAliasDeclaration') continue;
        for (const member of declaration.body.body) describe(member, member.start);
      }
    }
  }
  return { types, lists, describe: (node) => comments.get(node) };
}

function plainText(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function readLists(
  { declarations }: ESTree.VariableDeclaration,
  lists: Map<string, readonly string[]>,
): void {
  for (const { id, init } of declarations) {
    const value = init?.type === 'TSAsExpression' ? init.expression : init;
    if (id.type !== 'Identifier' || value?.type !== 'ArrayExpression') continue;
    const texts = value.elements.flatMap((element) =>
      element?.type === 'Literal' && typeof element.value === 'string' ? element.value : [],
    );
    if (texts.length === value.elements.length) lists.set(id.name, texts);
  }
}
