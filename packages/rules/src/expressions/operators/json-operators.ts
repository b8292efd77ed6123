import { undecidedMessages } from '../messages.ts';
import { boolean, type Operand, text } from '../operands/index.ts';
import {
  type Datum,
  failing,
  Failure,
  hasKey,
  joinedJson,
  jsonAtPath,
  jsonContains,
  type JsonDatum,
  jsonDatum,
  jsonPart,
  jsonText,
  type Known,
  strictly,
  Unknown,
  withoutKey,
} from '../values/index.ts';

const keys = (list: Known) => (list as readonly Datum[]).filter((each) => typeof each === 'string');

/** Whether each item is a known text. */
const isWhole = (list: Known) => keys(list).length === (list as readonly Datum[]).length;

/** Compiles an operator of JSON; undefined for any other. */
export function ofJson(operator: string, left: Operand, right: Operand): Operand | undefined {
  if (left.type.family !== 'json') return undefined;
  const isBinary = left.type.name === 'jsonb';
  const args = [left, right].map(({ evaluate }) =>
    operator === '-' ? failing(evaluate) : evaluate,
  );
  const made = (
    type: Operand['type'],
    apply: (json: JsonDatum['json'], value: Known) => Datum,
  ): Operand => ({
    type,
    evaluate: strictly(args, ([a, b]) => apply((a as JsonDatum).json, b as Known)),
  });
  const { family, element } = right.type;
  const isKey = family === 'text' || family === 'integer';
  const isPath = element?.family === 'text';
  const unknown = new Unknown(undecidedMessages.failure);
  switch (operator) {
    case '->':
      return isKey
        ? made(left.type, (json, key) =>
            jsonDatum(jsonPart(json, key as string | bigint, isBinary)),
          )
        : undefined;
    case '->>':
      return isKey
        ? made(text, (json, key) =>
            jsonText(jsonPart(json, key as string | bigint, isBinary), isBinary),
          )
        : undefined;
    case '#>':
      return isPath
        ? made(left.type, (json, path) =>
            isWhole(path) ? jsonDatum(jsonAtPath(json, keys(path))) : unknown,
          )
        : undefined;
    case '#>>':
      return isPath
        ? made(text, (json, path) =>
            isWhole(path) ? jsonText(jsonAtPath(json, keys(path)), isBinary) : unknown,
          )
        : undefined;
    case '?':
      return isBinary && family === 'text'
        ? made(boolean, (json, key) => hasKey(json, key as string))
        : undefined;
    case '?|':
      return isBinary && isPath
        ? made(boolean, (json, list) =>
            isWhole(list) ? keys(list).some((key) => hasKey(json, key)) : unknown,
          )
        : undefined;
    case '?&':
      return isBinary && isPath
        ? made(boolean, (json, list) =>
            isWhole(list) ? keys(list).every((key) => hasKey(json, key)) : unknown,
          )
        : undefined;
    case '-':
      return isBinary && family === 'text'
        ? made(
            left.type,
            (json, key) => jsonDatum(withoutKey(json, key as string)) ?? new Failure(),
          )
        : undefined;
    case '||':
      return isBinary && right.type.name === 'jsonb'
        ? made(left.type, (json, other) => jsonDatum(joinedJson(json, (other as JsonDatum).json)))
        : undefined;
    case '@>':
    case '<@':
      return isBinary && family === 'json'
        ? made(boolean, (json, other) => {
            const pair = [json, (other as JsonDatum).json] as const;
            return operator === '@>'
              ? jsonContains(pair[0], pair[1])
              : jsonContains(pair[1], pair[0]);
          })
        : undefined;
    default:
      return undefined;
  }
}
