import { findEntity, type FunctionFacts, notShown, type Specification } from '../../model/index.ts';
import { isView } from './rows.ts';
import { member, reference, valueType } from './value-type.ts';
import { commentText, keyText, literalText, objectText } from './write.ts';

/** The functions of a schema by name; one that is overloaded is a union. */
export function functionsText(
  specification: Specification,
  functions: readonly FunctionFacts[],
): string {
  const byName = [...Map.groupBy(functions, ({ name }) => name)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return objectText(
    byName.map(([name, overloads]) => {
      const [only, ...others] = overloads;
      const comment = commentText(others.length > 0 ? notShown : (only?.description ?? notShown));
      const each = overloads.map((overload) => functionText(specification, overload));
      return `${comment}${keyText(name)}: ${each.join(' | ')}`;
    }),
  );
}

function functionText(specification: Specification, called: FunctionFacts): string {
  const given = called.arguments.map((argument) =>
    member(argument.name, valueType(argument, 'Insert'), !argument.required),
  );
  return objectText([
    `Args: ${given.length === 0 ? 'never' : objectText(given)}`,
    `Returns: ${resultText(specification, called)}`,
    ...optionsText(called),
  ]);
}

function resultText(specification: Specification, { returns, schema }: FunctionFacts): string {
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
      return objectText(columns);
    }
    return valueType({ name: schema, ...returns }, 'Row');
  };
  const type = one();
  if (!returns.set) return type;
  return type.includes(' ') && !type.startsWith('{') ? `(${type})[]` : `${type}[]`;
}

/** Records of an entity can be filtered and embedded further. */
function optionsText({ returns }: FunctionFacts): readonly string[] {
  if (returns.entity === undefined) return [];
  const members = [
    `from: '*'`,
    `to: ${literalText(returns.entity.entity)}`,
    `isOneToOne: ${!returns.set}`,
    `isSetofReturn: ${returns.set}`,
  ];
  return [`SetofOptions: ${objectText(members)}`];
}
