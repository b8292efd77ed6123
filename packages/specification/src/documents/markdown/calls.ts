import type {
  Attribute,
  Call,
  FunctionFacts,
  FunctionResult,
  Specification,
} from '../../model/index.ts';
import { present } from '../../phrases/index.ts';
import {
  clauses,
  code,
  factText,
  knownText,
  list,
  names,
  plain,
  sourceText,
  table,
  withSource,
} from './text.ts';
import { callMessages, documentMessages } from './messages.ts';

/** Point 7: the calls on records, then each function with what it takes and gives. */
export function callsSection({ calls }: Specification): readonly string[] {
  const functions = calls.filter((call) => call.function !== undefined);
  return [
    table(
      [
        callMessages.call,
        documentMessages.description,
        callMessages.payload,
        documentMessages.source,
      ],
      calls
        .filter((call) => call.function === undefined)
        .map((call) => [
          callText(call),
          activityText(call),
          names(call.payload),
          sourceText(call.source),
        ]),
    ),
    ...(functions.length === 0
      ? []
      : [`### ${callMessages.functions}`, list(functions.flatMap(functionItem))]),
  ];
}

function activityText(call: Call): string {
  const [activity, description] = [plain(call.does), knownText(call.description)];
  return description === undefined ? activity : callMessages.described({ activity, description });
}

function callText({ method, path, schema }: Call): string {
  const call = code(`${method} ${path}`);
  return schema === undefined ? call : callMessages.inSchema({ call, schema: code(schema) });
}

function functionItem(call: Call): readonly (readonly string[])[] {
  const facts = call.function;
  if (facts === undefined) return [];
  const about = present([
    callMessages.description({ description: factText(facts.description) }),
    knownText(call.description),
    takes(facts),
    returns(facts.returns),
    callMessages.effect({
      volatility: facts.volatility,
      definer: String(facts.securityDefiner),
    }),
    facts.strict && facts.arguments.length > 0 && callMessages.strict,
    facts.timeout !== undefined && callMessages.timeout({ timeout: code(facts.timeout) }),
  ]);
  return [[withSource(callText(call), call.source), list(about)]];
}

function takes({ arguments: given, takesBody }: FunctionFacts): string {
  if (takesBody === true) return callMessages.takesBody({ type: code(given[0]?.type ?? '') });
  if (given.length === 0) return callMessages.takesNothing;
  const each = given.map((argument) =>
    callMessages.argument({
      argument: typed(argument),
      variadic: String(argument.variadic === true),
      need: argument.required
        ? 'required'
        : argument.default === undefined
          ? 'optional'
          : 'default',
      default: code(argument.default ?? ''),
    }),
  );
  return callMessages.takes({ arguments: clauses(each) });
}

function typed({ name, type, values }: Attribute): string {
  const args = { name: code(name), type: code(type) };
  return values === undefined
    ? callMessages.typed(args)
    : callMessages.typedOneOf({ ...args, values: names(values) });
}

function returns({ type, set: isSet, entity, columns, values }: FunctionResult): string {
  const set = String(isSet);
  if (type === 'void') return callMessages.returnsNothing;
  if (entity !== undefined) {
    const name = code(`${entity.schema}.${entity.entity}`);
    return callMessages.returnsRecords({ set, entity: name });
  }
  if (columns !== undefined)
    return callMessages.returnsRows({ set, columns: clauses(columns.map(typed)) });
  return values === undefined
    ? callMessages.returnsValues({ set, type: code(type) })
    : callMessages.returnsOneOf({ set, type: code(type), values: names(values) });
}
