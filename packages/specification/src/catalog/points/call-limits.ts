import type { Limit } from '../../model/index.ts';
import type { Catalog, CatalogBucket, CatalogFunction } from '../answer/index.ts';
import { fromDatabase } from '../facts/index.ts';
import { bytesInWords, durationInWords, milliseconds } from './amounts.ts';
import { functionObject } from './function-name.ts';

/** The limits of functions and of storage buckets, which no screen of records needs. */
export function callLimitsOf({ functions = [], buckets = [] }: Catalog): readonly Limit[] {
  return [...functions.flatMap(timeoutOf), ...buckets.flatMap(bucketLimits)];
}

function timeoutOf(called: CatalogFunction): readonly Limit[] {
  const amount = milliseconds(called.timeout ?? '0');
  if (amount === undefined || amount === 0) return [];
  return [
    {
      name: `Longest run of ${called.name}`,
      value: durationInWords(amount),
      setting: 'statement_timeout',
      amount,
      unit: 'milliseconds',
      source: fromDatabase(functionObject(called)),
    },
  ];
}

function bucketLimits({ name, maxBytes, types }: CatalogBucket): readonly Limit[] {
  const source = fromDatabase(`storage bucket ${name}`);
  return [
    ...(maxBytes === undefined
      ? []
      : [
          {
            name: `Largest file in ${name}`,
            value: bytesInWords(maxBytes),
            bucket: name,
            amount: maxBytes,
            unit: 'bytes' as const,
            source,
          },
        ]),
    ...(types === undefined
      ? []
      : [{ name: `Kinds of file in ${name}`, value: types.join(', '), bucket: name, source }]),
  ];
}
