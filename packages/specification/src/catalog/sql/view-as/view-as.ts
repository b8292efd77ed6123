import { quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { claimsSql, type ViewAsAccess } from './claims.ts';
import { guardSql } from './guard.ts';
import { hidden } from './names.ts';
import { offerSql } from './offer.ts';
import { requestSql } from './request.ts';
import { settingsSql } from './settings.ts';

interface ViewAsQuery {
  /** The exposed schemas, the default one first. Default: `['public']`. */
  readonly schemas?: readonly string[];
  readonly access: ViewAsAccess;
  /** The project’s custom access token hook, which adds claims: `public.add_claims`. */
  readonly claimsHook?: string;
}

/**
 * Returns SQL that lets some people view the application as somebody else: a function that PostgREST runs before every
 * request, which reads the header `x-view-as`, and in the first of the schemas `ninefold_viewing_as()` and
 * `ninefold_people(search)`. The role and the claims of such a request are those of the person viewed, and its
 * transaction can't be committed. The SQL can be run again. A function that ran before every request still does.
 */
export function viewAsSql({ schemas = ['public'], access, claimsHook }: ViewAsQuery): string {
  const [schema = 'public'] = schemas;
  const viewing = `${quoteIdentifier(schema)}.ninefold_viewing_as`;
  const people = `${quoteIdentifier(schema)}.ninefold_people`;
  return `-- Lets ${accessText(access)} view the application as a visitor, as a role or as another person.
--
-- They see what that person may see. Nothing that they try to change is stored: the transaction can't be committed.
-- A pre-request function that is set in a configuration file, and not in the database, can't be seen from here:
-- call it in ${hidden}.team_request().
--
-- To remove it: alter role authenticator in database … reset pgrst.db_pre_request; drop schema ${hidden} cascade;
-- drop function ${viewing}(text, text); drop function ${people}(text); notify pgrst, 'reload config';

create schema if not exists ${hidden};
-- Every role of the Data API runs the function before each request.
grant usage on schema ${hidden} to public;

${guardSql}
${claimsSql(access, claimsHook)}
${requestSql}
${offerSql(viewing, people)}
${settingsSql}
notify pgrst, 'reload config';
notify pgrst, 'reload schema';
`;
}

function accessText(access: ViewAsAccess): string {
  return access === 'demonstration'
    ? 'everybody who is signed in to an embedded database'
    : `people with ${quoteLiteral(access.value)} in the claim ${access.claim}`.replaceAll(
        '\n',
        ' ',
      );
}
