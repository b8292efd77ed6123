import { formatList } from '@ninefold/messages';
import { pathOf } from '../../key-path/index.ts';
import {
  type Entity,
  type Field,
  fieldOf,
  type Limit,
  type Specification,
  type StoredFile,
} from '../../model/index.ts';
import { bytesInWords } from '../../phrases/index.ts';
import type { ProblemList } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

interface FileContext {
  readonly specification: Specification;
  readonly entity: Entity;
  readonly field: Field;
  readonly problems: ProblemList;
  /** The path of the file's declaration. */
  readonly at: string;
}

/** Reports a declared file that its column can't hold, or that its bucket would reject. */
export function checkFile(file: StoredFile, context: FileContext): void {
  const { specification, field, problems, at } = context;
  if (field.kind !== 'text') {
    problems.add(at, fullDeclarationMessages.notFile({ field: field.name, type: field.type }));
    return;
  }
  const { bucket, types, maxBytes } = file;
  // What is written in JavaScript may lack it.
  if (!bucket) {
    problems.add(at, fullDeclarationMessages.file({ example: "{ bucket: 'receipts' }" }));
    return;
  }
  const { buckets } = specification;
  if (buckets?.includes(bucket) === false) {
    const names = formatList(buckets, 'or');
    problems.add(`${at}.bucket`, fullDeclarationMessages.noBucket({ name: bucket, names }));
  }
  for (const part of ['name', 'type', 'size'] as const) checkPart(file, part, context);
  const limits = specification.limits.filter((limit) => limit.bucket === bucket);
  if (types !== undefined) checkTypes(types, limits, { problems, at: `${at}.types` });
  if (maxBytes !== undefined) checkSize(maxBytes, limits, { problems, at: `${at}.maxBytes` });
}

function checkPart(
  file: StoredFile,
  part: 'name' | 'type' | 'size',
  { entity, problems, at }: FileContext,
): void {
  const name = file[part];
  const place = `${at}.${part}`;
  const known = entity.fields.map((each) => each.name);
  if (!problems.isKnown(place, 'field', name, known)) return;
  const { kind, type } = fieldOf(entity, name) ?? {};
  if (part === 'size') {
    if (kind !== 'integer') problems.add(place, fullDeclarationMessages.fileSize({ field: name }));
  } else if (kind !== 'text') {
    problems.add(place, fullDeclarationMessages.fileText({ field: name, type: type ?? '' }));
  }
}

interface Place {
  readonly problems: ProblemList;
  readonly at: string;
}

const mediaType = /^[a-z]+\/(?:\*|[a-z0-9][a-z0-9!#$&^_.+-]*)$/;

function checkTypes(
  types: readonly string[],
  limits: readonly Limit[],
  { problems, at }: Place,
): void {
  if (types.length === 0 || !types.every((type) => mediaType.test(type))) {
    problems.add(
      at,
      fullDeclarationMessages.fileTypes({ example: "['image/*', 'application/pdf']" }),
    );
    return;
  }
  const limit = limits.find(({ amount }) => amount === undefined);
  const allowed = limit?.value.split(', ') ?? ['*/*'];
  for (const [index, type] of types.entries()) {
    const accepts = [type, type.replace(/\/.*/, '/*'), '*/*', '*'];
    if (allowed.some((each) => accepts.includes(each))) continue;
    problems.add(
      `${at}${pathOf(index)}`,
      fullDeclarationMessages.fileTypeRejected({ type }),
      limit?.source,
    );
  }
}

function checkSize(maxBytes: number, limits: readonly Limit[], { problems, at }: Place): void {
  if (!Number.isInteger(maxBytes) || maxBytes <= 0) {
    problems.add(at, fullDeclarationMessages.fileBytes);
    return;
  }
  const limit = limits.find(({ unit }) => unit === 'bytes');
  if (limit?.amount === undefined || maxBytes <= limit.amount) return;
  problems.add(
    at,
    fullDeclarationMessages.fileBytesExceeded({ allowed: bytesInWords(limit.amount) }),
    limit.source,
  );
}
