import type {
  Attribute,
  Call,
  FunctionFacts,
  FunctionResult,
  Specification,
} from '../../model/index.ts';
import { present } from '../../phrases/index.ts';
import { code, factText, knownText, list, names, plain, sourceText, table } from './text.ts';

/** Point 7: the calls on records, then each function with what it takes and gives. */
export function callsSection({ calls }: Specification): readonly string[] {
  const functions = calls.filter((call) => call.function !== undefined);
  return [
    table(
      ['Call', 'Description', 'Payload', 'Source'],
      calls
        .filter((call) => call.function === undefined)
        .map((call) => [
          callText(call),
          present([plain(call.does), knownText(call.description)]).join('. '),
          names(call.payload),
          sourceText(call.source),
        ]),
    ),
    ...(functions.length === 0 ? [] : ['### Functions', list(functions.flatMap(functionItem))]),
  ];
}

function callText({ method, path, schema }: Call): string {
  return code(`${method} ${path}`) + (schema === undefined ? '' : ` in schema ${code(schema)}`);
}

function functionItem(call: Call): readonly (readonly string[])[] {
  const facts = call.function;
  if (facts === undefined) return [];
  const about = present([
    `Description: ${factText(facts.description)}`,
    knownText(call.description),
    `Takes: ${takes(facts)}`,
    `Returns: ${gives(facts.returns)}`,
    `${effects[facts.volatility]}; runs with the permissions of ${facts.securityDefiner ? 'its owner' : 'the caller'}`,
    facts.strict &&
      facts.arguments.length > 0 &&
      'Returns NULL without running if an argument is NULL',
    facts.timeout !== undefined && `Stopped after ${code(facts.timeout)}`,
  ]);
  return [[`${callText(call)} (${sourceText(call.source)})`, list(about)]];
}

const effects: Readonly<Record<FunctionFacts['volatility'], string>> = {
  immutable: 'Changes nothing, and returns the same result for the same arguments',
  stable: 'Changes nothing',
  volatile: 'May change records',
};

function takes({ arguments: given, takesBody }: FunctionFacts): string {
  if (takesBody === true) return `the whole body of the request, as ${code(given[0]?.type ?? '')}`;
  if (given.length === 0) return 'nothing';
  return given
    .map((argument) => {
      const need = argument.required ? '' : ', may be left out';
      const any = argument.variadic === true ? ', any number of them' : '';
      const otherwise = argument.default === undefined ? '' : `: then ${code(argument.default)}`;
      return `${typed(argument)}${any}${need}${otherwise}`;
    })
    .join('; ');
}

function typed({ name, type, values }: Attribute): string {
  const of = values === undefined ? '' : `, one of ${names(values)}`;
  return `${code(name)} (${code(type)}${of})`;
}

function gives({ type, set, entity, columns, values }: FunctionResult): string {
  if (type === 'void') return 'nothing';
  const one = set ? 'any number of' : 'one';
  if (entity !== undefined) {
    return `${set ? 'records' : 'one record'} of ${code(`${entity.schema}.${entity.entity}`)}`;
  }
  if (columns !== undefined)
    return `${one} ${set ? 'rows' : 'row'} of ${columns.map(typed).join('; ')}`;
  return `${one} ${code(type)}${values === undefined ? '' : `, of ${names(values)}`}`;
}
