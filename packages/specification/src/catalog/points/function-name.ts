import type { CatalogSignature } from '../answer/index.ts';

/** `public.approve(bigint, text)` */
export const functionSignature = ({ schema, name, signature }: CatalogSignature) =>
  `${schema}.${name}(${signature})`;

export const functionObject = (called: CatalogSignature) => `function ${functionSignature(called)}`;
