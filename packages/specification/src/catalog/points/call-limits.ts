import type { Limit } from '../../model/index.ts';
import { present } from '../../phrases/index.ts';
import type { Catalog, CatalogBucket, CatalogFunction } from '../answer/index.ts';
import { fromDatabase } from '../facts/index.ts';
import { bytesInWords, timeLimit } from './limits.ts';
import { catalogMessages } from './messages.ts';
import { functionObject } from './function-name.ts';

/** The limits of functions and of storage buckets, which no screen of records needs. */
export function callLimitsOf({ functions = [], buckets = [] }: Catalog): readonly Limit[] {
  return [...functions.flatMap(timeoutOf), ...buckets.flatMap(bucketLimits)];
}

function timeoutOf(called: CatalogFunction): readonly Limit[] {
  const source = fromDatabase(functionObject(called));
  const limit = {
    name: catalogMessages.functionTimeout({ name: called.name }),
    setting: 'statement_timeout',
    source,
  };
  return timeLimit(limit, called.timeout ?? '0');
}

function bucketLimits({ name, maxBytes, types }: CatalogBucket): readonly Limit[] {
  const source = fromDatabase(`storage bucket ${name}`);
  const limits: readonly (Limit | false)[] = [
    maxBytes !== undefined && {
      name: catalogMessages.maxFileSize({ name }),
      value: bytesInWords(maxBytes),
      bucket: name,
      amount: maxBytes,
      unit: 'bytes',
      source,
    },
    types !== undefined && {
      name: catalogMessages.fileTypes({ name }),
      value: types.join(', '),
      bucket: name,
      source,
    },
  ];
  return present(limits);
}
