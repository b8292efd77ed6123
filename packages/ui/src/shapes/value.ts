import type { Value, ValueKind } from '@ninefold/values';

export type FieldKind = ValueKind;

export type FieldValue = Value;

/**
 * A value as it is entered: text in Postgres's own form (`2026-11-20`, `true`,
 * `{a,b}` for an array, JSON for json), or null for NULL. `fieldText` of
 * `@ninefold/ui/fields` writes a `FieldValue` so.
 */
export type FieldText = string | null;

/** Values as they are entered, by field name. */
export type FieldTexts = Readonly<Record<string, FieldText>>;
