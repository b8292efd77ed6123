import { checkedTextMessages } from './messages.ts';

/** `inet` and `cidr`: an address of version 4 or 6, and how many of its bits name the network. */
export function networkProblem(text: string, type: string): string | undefined {
  const isNetwork = type === 'cidr';
  const notRead = isNetwork ? checkedTextMessages.cidr : checkedTextMessages.inet;
  const [address = '', prefix, ...more] = text.split('/');
  // Postgres reads networks of hexadecimal digits, too.
  if (isNetwork && /^0x[\da-f]+$/i.test(address)) return undefined;
  const bytes = address.includes(':') ? readV6(address) : readV4(address);
  if (bytes === undefined || more.length > 0) return notRead;
  const size = address.includes(':') ? 16 : 4;
  if (prefix === undefined) return isNetwork || bytes.length === size ? undefined : notRead;
  if (!/^\d+$/.test(prefix) || (size === 16 && /^0./.test(prefix))) return notRead;
  const bits = Number(prefix);
  if (bits > size * 8) return checkedTextMessages.prefix({ most: size * 8 });
  if (!isNetwork) return Math.ceil(bits / 8) > bytes.length ? notRead : undefined;
  const network = bytes.map(
    (byte, index) => byte & (0xff << Math.min(8, Math.max(0, 8 - (bits - index * 8)))),
  );
  if (network.every((byte, index) => byte === bytes[index])) return undefined;
  return checkedTextMessages.hostBits({ bits, network: `${writeAddress(network)}/${bits}` });
}

/** Reads one to four bytes. */
function readV4(text: string): readonly number[] | undefined {
  if (!/^\d+(?:\.\d+){0,3}$/.test(text)) return undefined;
  const bytes = text.split('.').map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

/** Reads sixteen bytes. `::` stands for the zeros that are left out, and the end may be of version 4. */
function readV6(text: string): readonly number[] | undefined {
  const sides = text.split('::').map((side) => (side === '' ? [] : side.split(':')));
  const [left = [], right] = sides.map((groups, side) =>
    readGroups(groups, side === sides.length - 1),
  );
  if (sides.length > 2 || left === undefined) return undefined;
  if (sides.length === 1) return left.length === 16 ? left : undefined;
  if (right === undefined || left.length + right.length > 14) return undefined;
  return [...left, ...Array.from({ length: 16 - left.length - right.length }, () => 0), ...right];
}

function readGroups(groups: readonly string[], isLast: boolean): readonly number[] | undefined {
  const bytes = groups.map((group, index) => {
    if (/^[\da-f]{1,4}$/i.test(group)) {
      const pair = Number.parseInt(group, 16);
      return [pair >> 8, pair & 0xff];
    }
    const end = isLast && index === groups.length - 1 ? readV4(group) : undefined;
    return end?.length === 4 ? end : undefined;
  });
  return bytes.some((read) => read === undefined) ? undefined : bytes.flatMap((read) => read ?? []);
}

function writeAddress(bytes: readonly number[]): string {
  if (bytes.length <= 4) return [...bytes, 0, 0, 0].slice(0, 4).join('.');
  const groups = Array.from({ length: 8 }, (_, index) =>
    (((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)).toString(16),
  );
  return groups.join(':').replace(/(?:^|:)0(?::0)+(?::|$)/, '::');
}
