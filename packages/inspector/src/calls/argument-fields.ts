import { attributeLabels, type FunctionValues, JsonText, optionLabel } from '@ninefold/data/calls';
import type { Attribute, FunctionArgument, FunctionFacts } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import type { FieldDescriptor, FieldText } from '@ninefold/ui/shapes';
import { functionScreenMessages } from './messages.ts';

/** Returns the fields of a function's form, one for each argument, in order. */
export function argumentFields(called: FunctionFacts): readonly FieldDescriptor[] {
  const labels = attributeLabels(called.arguments);
  return called.arguments.map((argument) => ({
    ...attributeField(argument, labels),
    description: hintFor(argument),
    required: argument.required,
    // Postgres takes NULL for any argument; one that must be given is given a value here.
    nullable: !argument.required && argument.variadic !== true,
    hasDefault: !argument.required && argument.variadic !== true,
  }));
}

/** Returns the fields of a result's columns, in order. */
export function columnFields(columns: readonly Attribute[]): readonly FieldDescriptor[] {
  const labels = attributeLabels(columns);
  return columns.map((column) => attributeField(column, labels));
}

function attributeField(
  { values, ...attribute }: Attribute,
  labels: ReadonlyMap<string, string>,
): FieldDescriptor {
  const { name } = attribute;
  return {
    ...attribute,
    // The one argument that has no name is all that is sent.
    label: name === '' ? functionScreenMessages.content : (labels.get(name) ?? name),
    required: false,
    hasDefault: false,
    readOnly: false,
    options: values?.map((value) => ({ value, label: optionLabel(value) })),
  };
}

/** Built-in composite types that are written as text. The others are described by their attributes. */
const ownType = /^[a-z][a-z0-9 ]*(?:\([^)]*\))?$/;

function hintFor({ kind, type, variadic, attributes }: FunctionArgument): string | undefined {
  if (variadic === true) return functionScreenMessages.variadic;
  if (kind !== 'other' || ownType.test(type) || attributes !== undefined) return undefined;
  return functionScreenMessages.composite({ type, json: '{"name": value, …}' });
}

/** Returns why the text typed for an argument is not valid. Undefined for text that is. */
export function argumentProblem(
  called: FunctionFacts,
  { name }: FieldDescriptor,
  text: FieldText,
): string | undefined {
  const argument = argumentOf(called, name);
  return argument === undefined || text === null || isObjectText(argument, text)
    ? undefined
    : parseValue(text, argument).problem;
}

/** Parses the texts typed for arguments. A text that can't be parsed is sent unchanged, for the database to judge. */
export function argumentValues(
  called: FunctionFacts,
  entered: Readonly<Record<string, FieldText>>,
): FunctionValues {
  return Object.fromEntries(
    Object.entries(entered).map(([name, text]): [string, FunctionValues[string]] => {
      const argument = argumentOf(called, name);
      if (argument === undefined || text === null) return [name, text];
      if (isObjectText(argument, text)) return [name, new JsonText(text)];
      const { value = text } = parseValue(text, argument);
      return [name, argument.kind === 'json' && value !== null ? new JsonText(text) : value];
    }),
  );
}

function argumentOf(called: FunctionFacts, name: string): FunctionArgument | undefined {
  return called.arguments.find((argument) => argument.name === name);
}

/** A composite value may be typed as a JSON object, by its parts' names. */
function isObjectText({ kind }: FunctionArgument, text: string): boolean {
  if (kind !== 'other' || !text.trimStart().startsWith('{')) return false;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
