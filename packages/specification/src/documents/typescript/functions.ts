import { isKnown } from '../../model/fact.ts';
import { findEntity } from '../../model/queries.ts';
import type { FunctionFacts, Specification } from '../../model/specification.ts';
import { member, reference, valueType } from './value-type.ts';
import { isView } from './rows.ts';
import { commentText, keyText, literalText, objectText } from './write.ts';

/** The functions of a schema by name; one that is overloaded is a union. */
export function functionsText(
  specification: Specification,
  functions: readonly FunctionFacts[],
  depth: number,
): string {
  const byName = [...Map.groupBy(functions, ({ name }) => name)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return objectText(
    byName.map(([name, overloads]) => {
      const [only] = overloads;
      const comment =
        overloads.length === 1 && only !== undefined && isKnown(only.description)
          ? commentText(only.description.value, depth)
          : '';
      const each = overloads.map((overload) => functionText(specification, overload, depth + 1));
      return `${comment}${keyText(name)}: ${each.join(' | ')}`;
    }),
    depth,
  );
}

function functionText(specification: Specification, called: FunctionFacts, depth: number): string {
  const given = called.arguments.map((argument) =>
    member(argument.name, valueType(argument, 'Insert'), !argument.required),
  );
  const members = [
    `Args: ${given.length === 0 ? 'never' : objectText(given, depth + 1)}`,
    `Returns: ${resultText(specification, called, depth + 1)}`,
    ...optionsText(called, depth + 1),
  ];
  return objectText(members, depth);
}

function resultText(
  specification: Specification,
  { returns, schema }: FunctionFacts,
  depth: number,
): string {
  const one = () => {
    const entity =
      returns.entity && findEntity(specification, returns.entity.entity, returns.entity.schema);
    if (entity !== undefined) {
      return `${reference(isView(entity) ? 'Views' : 'Tables', entity)}['Row']`;
    }
    if (returns.columns !== undefined) {
      const columns = returns.columns.map((column) =>
        member(column.name, `${valueType(column, 'Row')} | null`),
      );
      return objectText(columns, depth);
    }
    return valueType({ name: schema, ...returns }, 'Row');
  };
  const type = one();
  if (!returns.set) return type;
  return type.includes(' ') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`;
}

/** Records of an entity can be filtered and embedded further. */
function optionsText({ returns }: FunctionFacts, depth: number): readonly string[] {
  if (returns.entity === undefined) return [];
  const members = [
    `from: '*'`,
    `to: ${literalText(returns.entity.entity)}`,
    `isOneToOne: ${!returns.set}`,
    `isSetofReturn: ${returns.set}`,
  ];
  return [`SetofOptions: ${objectText(members, depth)}`];
}
