/**
 * The parameter of a list's address with the record that is open beside the list: `panel=record.ID`. The value tells it
 * from a condition on a field called `panel`.
 */
const parameter = 'panel';
const prefix = 'record.';

/** Takes the record beside a list from the parameters of its address. Returns its ID; undefined where there is none. */
export function takePanel(parameters: URLSearchParams): string | undefined {
  const text = parameters.getAll(parameter).find((value) => value.startsWith(prefix));
  if (text !== undefined) parameters.delete(parameter, text);
  return text?.slice(prefix.length);
}

export function writePanel(id: string): string {
  return `${prefix}${id}`;
}

/** Returns the record beside the list in the part of an address behind `?`. */
export function panelOf(search: string): string | undefined {
  return takePanel(new URLSearchParams(search));
}

/** Returns an address of a list with another record beside it, or with none. */
export function withPanel(address: string, id: string | undefined): string {
  const [path = '', search = ''] = address.split('?', 2);
  const others = search.split('&').filter((part) => part !== '' && panelOf(part) === undefined);
  const all = [
    ...others,
    ...(id === undefined ? [] : [`${parameter}=${encodeURIComponent(writePanel(id))}`]),
  ];
  return all.length === 0 ? path : `${path}?${all.join('&')}`;
}
