import { messages } from '@ninefold/messages';

export const addressMessages = messages('command-address', {
  invalid:
    'The database’s address is not a valid URL. It should look like {example}. Characters such as # / ? @ : in the password must be percent-encoded (# as %23).',
  webService:
    '{host} is the address of a web service, not of a database. The connection string of a Supabase project is under "Connect" on its dashboard, and looks like {example}.',
  protocol: 'The database’s address begins with {protocol}. It should look like {example}.',
});

export const connectionMessages = messages('command-connection', {
  notRead: 'The database could not be read ({place}).',
  reason: 'The server reports: {reason}',
  refused: 'Nothing is listening on {server}. Is the server running, and is the port right?',
  noHost:
    'The host {host} wasn’t found. Check the name for typing errors. The host of a paused Supabase project doesn’t exist until the project is restored.',
  lookupFailed:
    'The name {host} couldn’t be looked up just now. Is this machine connected to the network?',
  connectTimeout:
    '{server} did not answer in time. A firewall may be blocking the connection, or the host only supports IPv6 (like hosted Supabase, except for its pooler: use the pooler’s address).',
  timeout: '{server} did not answer. A firewall may be blocking the connection.',
  unreachable: '{host} can’t be reached from this machine.',
  networkUnreachable:
    '{host} can’t be reached from this machine. It may only support IPv6 (like hosted Supabase, except for its pooler: use the pooler’s address).',
  noAddressFamily:
    '{host} can’t be reached from this machine’s network. Is it an IPv6 address, and does this machine support IPv6?',
  reset:
    '{server} ended the connection. It may not be a PostgreSQL server, or it may require TLS (add {parameter}).',
  closed:
    '{server} ended the connection before it answered. It may not be a PostgreSQL server, or it may be stopping.',
  wrongPassword:
    'The password is wrong for the user {user}. Characters such as # / ? @ : in it must be percent-encoded in the address.',
  rejectedUser:
    'The server rejected {user}: it may require TLS (add {parameter}), or the user may not exist.',
  noDatabase: 'The server has no database named {database}.',
  noPermission:
    '{user} doesn’t have permission to do that. Connect as the owner of the schema, or grant the permission.',
  tooManyConnections:
    'The server has no free connections. Try again later, or connect through the pooler.',
  notReady: 'The server is starting or stopping. Try again in a moment.',
  queryTimeout:
    'The server stopped the query because it took longer than its {setting}. Try again, or raise the limit for this user.',
  poolerRejected:
    'The server or its pooler rejected the connection. A pooler needs the project in the user name, as in {example}.',
  selfSigned:
    'The server uses a self-signed certificate. Add {parameter} to encrypt without checking it.',
  unknownAuthority:
    'The server uses a certificate from an unknown authority. Add {parameter} to encrypt without checking it.',
});

export const catalogMessages = messages('command-catalog', {
  noCatalog:
    'The catalog query returned no rows. Check that the address is that of a PostgreSQL server, and try again.',
  noSchema:
    'This database ({place}) has no schema named {schema}. {count, plural, =0 {The database has no schemas.} one {Its only schema is {schemas}. Choose that schema with {option}.} other {Its schemas are {schemas}. Choose one or more of them with {option}.}}',
  noPermission:
    '{role} doesn’t have permission to use the schema {schema} ({place}), so it can’t be read. Connect as its owner, or run: {sql}',
  noTables:
    '{count, plural, one {The schema {schemas} has} other {The schemas {schemas} have}} no tables that {role} can read. {others, plural, one {The schema {otherSchemas} has} other {The schemas {otherSchemas} have}} tables. To read {others, plural, one {it} other {them}}, add {option}.',
});
