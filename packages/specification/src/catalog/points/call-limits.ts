import type { Limit } from '../../model/index.ts';
import { present } from '../../phrases/index.ts';
import type { Catalog, CatalogBucket, CatalogFunction } from '../answer/index.ts';
import { fromDatabase } from '../facts/index.ts';
import { timeLimit } from './limits.ts';
import { functionObject } from './function-name.ts';

/** The limits of functions and of storage buckets, which no screen of records needs. */
export function callLimitsOf({ functions = [], buckets = [] }: Catalog): readonly Limit[] {
  return [...functions.flatMap(timeoutOf), ...buckets.flatMap(bucketLimits)];
}

function timeoutOf(called: CatalogFunction): readonly Limit[] {
  const source = fromDatabase(functionObject(called));
  return timeLimit(
    { function: called.name, setting: 'statement_timeout', source },
    called.timeout ?? '0',
  );
}

function bucketLimits({ name, maxBytes, types }: CatalogBucket): readonly Limit[] {
  const source = fromDatabase(`storage bucket ${name}`);
  const limits: readonly (Limit | false)[] = [
    maxBytes !== undefined && {
      name: '',
      value: '',
      bucket: name,
      amount: maxBytes,
      unit: 'bytes',
      source,
    },
    types !== undefined && {
      name: '',
      value: types.join(', '),
      bucket: name,
      source,
    },
  ];
  return present(limits);
}
