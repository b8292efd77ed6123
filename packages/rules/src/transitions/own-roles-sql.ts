import { type Entity, namedIn, tenantField } from '@ninefold/specification';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import { quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';

/**
 * Writes the roles of who asks, as an expression of the type text[]: that of the database, and the product's, where the declaration says that
 * they are, as the application finds them; in `app_metadata.role` if it says nothing. `claims` is a variable or a
 * column with the token's claims.
 *
 * @param entity In a trigger on it, `new` is its record, and roles that a person has in each tenant are those in
 * the tenant of the record. Without it, roles in any tenant count.
 */
export function ownRolesSql(access: AccessDeclaration | undefined, entity?: Entity): string {
  if (access === undefined) {
    return "array[claims -> 'app_metadata' ->> 'role', claims ->> 'role']";
  }
  const { claims = [], memberships, function: called, tenant } = access;
  const field = tenant && entity && tenantField(entity, tenant);
  const ofTenant = field === undefined ? undefined : `new.${quoteIdentifier(field)}::text`;
  const sources = claims.map((claim) => textsSql(memberSql('claims', claim)));
  if (memberships !== undefined) {
    const conditions = [
      `${membershipColumn(memberships.person)}::text = claims ->> 'sub'`,
      ...(ofTenant === undefined || memberships.tenant === undefined
        ? []
        : [`${membershipColumn(memberships.tenant)}::text = ${ofTenant}`]),
    ];
    sources.push(
      `select role.value from ${relationSql(memberships.entity)} membership,
      lateral (${textsSql(`to_jsonb(${membershipColumn(memberships.role)})`)}) role
      where ${conditions.join(' and ')}`,
    );
  }
  if (called !== undefined) {
    const answer =
      called.field === undefined ? 'answer.value' : memberSql('answer.value', called.field);
    const inTenant =
      ofTenant === undefined || called.tenant === undefined
        ? ''
        : `\n      where ${memberSql('answer.value', called.tenant)} #>> '{}' = ${ofTenant}`;
    sources.push(
      `select role.value from ${relationSql(called.name)}() called,
      lateral (${elementsSql('to_jsonb(called)')}) answer,
      lateral (${textsSql(answer)}) role${inTenant}`,
    );
  }
  sources.push("select claims ->> 'role'");
  return `array(${sources.map((source) => `\n      ${source}`).join('\n      union all')}\n    )`;
}

const membershipColumn = (name: string) => `membership.${quoteIdentifier(name)}`;

function relationSql(id: string): string {
  const { schema, name } = namedIn(id);
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}

/** A member of this name, else a member of a member: `app_metadata.role`. */
function memberSql(value: string, path: string): string {
  const whole = `(${value} -> ${quoteLiteral(path)})`;
  const dot = path.indexOf('.');
  if (dot < 0) return whole;
  const member = `(${value} -> ${quoteLiteral(path.slice(0, dot))})`;
  return `coalesce(${whole}, ${memberSql(member, path.slice(dot + 1))})`;
}

/** The elements of a list, or the value itself. */
function elementsSql(json: string): string {
  return `select value from jsonb_array_elements(
        case jsonb_typeof(${json}) when 'array' then ${json} else jsonb_build_array(${json}) end)`;
}

/** A text, or the texts of a list; nothing of another value. */
function textsSql(json: string): string {
  return `select value #>> '{}' as value from (${elementsSql(json)}) each
        where jsonb_typeof(value) = 'string' and value <> '""'`;
}
