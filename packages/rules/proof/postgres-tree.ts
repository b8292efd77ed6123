import type { Expression } from '../src/expressions/index.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the parser's tree, of which this reads a part
export type Tree = any;

const namesOf = (names: Tree): readonly string[] =>
  names.map(({ String: { sval } }: Tree) => sval).filter((name: string) => name !== 'pg_catalog');

const typeNames: Readonly<Record<string, string>> = {
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  float4: 'real',
  float8: 'double precision',
  bool: 'boolean',
  varchar: 'character varying',
  timestamp: 'timestamp without time zone',
  timestamptz: 'timestamp with time zone',
  time: 'time without time zone',
  timetz: 'time with time zone',
};

function typeOf({ names, typmods, arrayBounds = [] }: Tree): string {
  const isBuiltIn = names[0].String.sval === 'pg_catalog';
  const name = namesOf(names).join('.');
  const printed = name === 'bpchar' && isBuiltIn ? 'character' : (typeNames[name] ?? name);
  // An interval has its fields before its digits: all of them.
  const numbers = typmods
    ?.slice(name === 'interval' ? 1 : 0)
    .map(({ A_Const: { ival } }: Tree) => ival.ival ?? 0);
  const [, first = '', zone = ''] = /^(.*?)( with.*)?$/.exec(printed) ?? [];
  return `${first}${numbers ? `(${numbers.join()})` : ''}${zone}${'[]'.repeat(arrayBounds.length)}`;
}

const all = (parts: Tree = []): readonly Expression[] => parts.map(expressionOf);

/** Writes a tree of PostgreSQL's own parser as one of ours. Throws at a form that we don't read. */
export function expressionOf(tree: Tree): Expression {
  const [kind = '', node] = Object.entries<Tree>(tree)[0] ?? [];
  switch (kind) {
    case 'ColumnRef': {
      const [first = '', second] = namesOf(node.fields);
      if (node.fields.length > 2) throw new Error('a column of a schema');
      return second === undefined
        ? { is: 'column', name: first }
        : { is: 'column', name: second, table: first };
    }
    case 'A_Const':
      if (node.isnull) return { is: 'null' };
      if (node.boolval) return { is: 'boolean', value: node.boolval.boolval ?? false };
      if (node.sval) return { is: 'text', text: node.sval.sval ?? '' };
      return { is: 'number', text: String(node.ival ? (node.ival.ival ?? 0) : node.fval.fval) };
    case 'TypeCast':
      return { is: 'cast', of: expressionOf(node.arg), type: typeOf(node.typeName) };
    case 'CollateClause':
      return {
        is: 'collate',
        of: expressionOf(node.arg),
        collation: namesOf(node.collname).join('.'),
      };
    case 'BoolExpr':
      return node.boolop === 'NOT_EXPR'
        ? { is: 'NOT', of: expressionOf(node.args[0]) }
        : { is: node.boolop.replace('_EXPR', ''), parts: all(node.args) };
    case 'NullTest':
      return {
        is: 'test',
        of: expressionOf(node.arg),
        for: 'NULL',
        not: /NOT/.test(node.nulltesttype),
      };
    case 'BooleanTest': {
      const asked = node.booltesttype.replace(/^IS_(?:NOT_)?/, '');
      return {
        is: 'test',
        of: expressionOf(node.arg),
        for: asked,
        not: /_NOT_/.test(node.booltesttype),
      };
    }
    case 'A_Expr':
      return operatorOf(node);
    case 'CaseExpr':
      return {
        is: 'case',
        of: node.arg && expressionOf(node.arg),
        branches: node.args.map(({ CaseWhen: { expr, result } }: Tree) => ({
          when: expressionOf(expr),
          result: expressionOf(result),
        })),
        otherwise: node.defresult ? expressionOf(node.defresult) : { is: 'null' },
      };
    case 'CoalesceExpr':
      return { is: 'call', name: 'COALESCE', args: all(node.args) };
    case 'MinMaxExpr':
      return { is: 'call', name: node.op.replace('IS_', ''), args: all(node.args) };
    case 'SQLValueFunction':
      return { is: 'call', name: node.op.replace('SVFOP_', ''), args: [] };
    case 'A_ArrayExpr':
      return { is: 'array', items: all(node.elements) };
    case 'RowExpr':
      return { is: 'row', items: all(node.args) };
    case 'JsonIsPredicate': {
      if (node.unique_keys) throw new Error('unique keys');
      const type = node.item_type.replace('JS_TYPE_', '').replace('ANY', 'VALUE');
      return {
        is: 'call',
        name: 'IS JSON',
        args: [expressionOf(node.expr), { is: 'text', text: type }],
      };
    }
    case 'A_Indirection':
      return node.indirection.reduce((of: Expression, { A_Indices: at }: Tree): Expression => {
        const index = expressionOf(at.is_slice ? at.lidx : at.uidx);
        return at.is_slice
          ? { is: 'call', name: '[:]', args: [of, index, expressionOf(at.uidx)] }
          : { is: 'element', of, index };
      }, expressionOf(node.arg));
    case 'FuncCall': {
      const { args, funcname, agg_star: isStar, funcformat, location, ...others } = node;
      if (Object.keys(others).length > 0)
        throw new Error(`${Object.keys(others).join()} at ${String(location)}`);
      const name = namesOf(funcname)
        .map((each) => (each.includes('.') ? `"${each}"` : each))
        .join('.');
      const isForm = funcformat === 'COERCE_SQL_SYNTAX' && ['extract', 'position'].includes(name);
      return {
        is: 'call',
        name: isForm ? name.toUpperCase() : name,
        args: isStar ? [] : all(args),
      };
    }
    default:
      throw new Error(kind);
  }
}

function operatorOf({ kind, name, lexpr, rexpr }: Tree): Expression {
  if (name.length > 1) throw new Error('an operator of a schema');
  const [operator = ''] = namesOf(name);
  const left = lexpr && expressionOf(lexpr);
  if (kind === 'AEXPR_IN') {
    const items = all(rexpr.List.items);
    return { is: 'OR', parts: items.map((right) => ({ is: 'operator', operator, left, right })) };
  }
  const right = expressionOf(rexpr);
  switch (kind) {
    case 'AEXPR_OP':
      return { is: 'operator', operator, ...(left && { left }), right };
    case 'AEXPR_OP_ANY':
    case 'AEXPR_OP_ALL':
      return { is: 'each', operator, left, array: right, of: kind.endsWith('ANY') ? 'ANY' : 'ALL' };
    case 'AEXPR_DISTINCT':
      return { is: 'distinct', left, right };
    case 'AEXPR_NOT_DISTINCT':
      return { is: 'NOT', of: { is: 'distinct', left, right } };
    case 'AEXPR_NULLIF':
      return { is: 'call', name: 'NULLIF', args: [left, right] };
    default:
      throw new Error(kind);
  }
}
