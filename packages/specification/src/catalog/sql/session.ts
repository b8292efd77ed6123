/**
 * Settings that the texts of definitions depend on. They are set for the query, so that the same
 * definition has the same text and hash for every role.
 */
export const sessionSettings: readonly (readonly [name: string, value: string])[] = [
  // Names outside pg_catalog are printed with their schema.
  ['search_path', 'pg_catalog, pg_temp'],
  ['standard_conforming_strings', 'on'],
  ['quote_all_identifiers', 'off'],
  ['TimeZone', 'UTC'],
  ['DateStyle', 'ISO, MDY'],
  ['IntervalStyle', 'postgres'],
  ['extra_float_digits', '1'],
  ['bytea_output', 'hex'],
  ['lc_monetary', 'C'],
];
