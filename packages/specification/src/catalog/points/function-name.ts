import type { CatalogFunction } from '../answer/index.ts';

type Signed = Pick<CatalogFunction, 'schema' | 'name' | 'signature'>;

/** `public.approve(bigint, text)` */
export const functionSignature = ({ schema, name, signature }: Signed) =>
  `${schema}.${name}(${signature})`;

export const functionObject = (called: Signed) => `function ${functionSignature(called)}`;
