import { type Call, type DataClient, projectPath } from '@ninefold/data/client';

/** Replaces a person's token, because people pass on what they copy. */
const tokenVariable = '$ACCESS_TOKEN';

/**
 * Returns a `curl` command that sends a logged call again. It holds the publishable key, which every
 * browser has; a person's token is `$ACCESS_TOKEN`, to be set in the shell. Every other part is quoted.
 */
export function curlOf(
  call: Call,
  { url, publishableKey }: Pick<DataClient, 'url' | 'publishableKey'>,
): string {
  const { method, path, headers = {}, payload } = call;
  const address = URL.canParse(path) ? path : projectPath(url, path);
  const authorization = call.asPerson
    ? `"Authorization: Bearer ${tokenVariable}"`
    : quoted(`Authorization: Bearer ${publishableKey}`);
  return [
    // Without it curl would read brackets and braces as patterns.
    `curl --globoff ${methodOption(method)}${quoted(address)}`,
    `-H ${quoted(`apikey: ${publishableKey}`)}`,
    `-H ${authorization}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(payload === undefined ? [] : [`--data-raw ${quoted(payload)}`]),
  ].join(' \\\n  ');
}

function methodOption(method: string): string {
  if (method === 'GET') return '';
  return method === 'HEAD' ? '--head ' : `-X ${quoted(method)} `;
}

/** Quotes one word for a POSIX shell: within single quotes only their end has a meaning. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
