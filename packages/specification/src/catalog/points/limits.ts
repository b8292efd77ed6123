import { type Entity, entityId, type Limit } from '../../model/index.ts';
import type { Catalog, CatalogSetting } from '../answer/index.ts';
import { fromDatabase } from '../facts/index.ts';
import { dropUndefined, unitsOfTime } from '../../phrases/index.ts';

/** Point 9: the lengths of columns, and limits by settings. `renderStatements` names them. */
export function limitsOf(catalog: Catalog, entities: readonly Entity[]): readonly Limit[] {
  const roles = catalog.roles?.map(({ name }) => name) ?? [catalog.role];
  return [...entities.flatMap(lengths), ...settingLimits(catalog.settings ?? [], roles)];
}

function lengths(entity: Entity): readonly Limit[] {
  return entity.fields
    .filter((field) => field.kind === 'text' && field.maxLength !== undefined)
    .map((field) =>
      dropUndefined<Limit>({
        name: '',
        value: '',
        entity: entityId(entity),
        field: field.name,
        amount: field.maxLength,
        unit: 'characters',
        source: field.source,
      }),
    );
}

const timeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** The role that the Data API signs in as. Its settings apply to every role that it switches to. */
const authenticator = 'authenticator';

function settingLimits(settings: readonly CatalogSetting[], roles: readonly string[]) {
  const maxRows = effective(settings, 'pgrst.db_max_rows', authenticator);
  return [
    ...roles.flatMap((role) =>
      timeouts.flatMap((name) => {
        const setting = effective(settings, name, role) ?? effective(settings, name, authenticator);
        if (setting === undefined) return [];
        return timeLimit({ role, setting: name, source: settingSource(setting) }, setting.value);
      }),
    ),
    ...(maxRows === undefined ? [] : rowLimit(maxRows)),
  ];
}

/** Returns whether the Data API is set to answer aggregate functions. */
export function allowsAggregates({ settings = [] }: Catalog): boolean {
  const setting = effective(settings, 'pgrst.db_aggregates_enabled', authenticator);
  return /^(?:t|true|y|yes|on|1)$/i.test(setting?.value ?? '');
}

/** Returns the setting that applies: a role's in this database, a role's, or the database's. */
function effective(
  settings: readonly CatalogSetting[],
  name: string,
  role: string,
): CatalogSetting | undefined {
  const own = settings.filter((setting) => setting.name === name);
  const ofRole = own.filter((setting) => setting.role === role);
  const ofAll = own.filter((setting) => setting.role === undefined);
  return (
    ofRole.find(({ database }) => database === true) ??
    ofRole[0] ??
    ofAll.find(({ database }) => database === true) ??
    ofAll[0]
  );
}

/** A time-out by the text of its setting; none where it is zero. */
export function timeLimit(
  limit: Pick<Limit, 'function' | 'role' | 'setting' | 'source'>,
  text: string,
): readonly Limit[] {
  const amount = milliseconds(text);
  if (amount === undefined || amount === 0) return [];
  return [{ name: '', value: '', ...limit, amount, unit: 'milliseconds' }];
}

function rowLimit(setting: CatalogSetting): readonly Limit[] {
  const amount = Number(setting.value);
  if (!Number.isSafeInteger(amount) || amount < 0) return [];
  return [
    {
      name: '',
      value: '',
      setting: setting.name,
      amount,
      unit: 'rows',
      source: settingSource(setting),
    },
  ];
}

function settingSource({ name, role }: CatalogSetting) {
  return fromDatabase(`setting ${name} of ${role === undefined ? 'the database' : `role ${role}`}`);
}

/** Reads a time-out of a setting, `8s` or `500`, in milliseconds, which a time-out without a unit is in; undefined for any other text. */
export function milliseconds(setting: string): number | undefined {
  const [, digits, unit = 'ms'] = /^(\d+(?:\.\d+)?)\s*([a-z]+)?$/.exec(setting.trim()) ?? [];
  const factor = unitsOfTime[unit];
  return digits === undefined || factor === undefined
    ? undefined
    : Math.round(Number(digits) * factor);
}
