import { messages } from '@ninefold/messages';

export const checkedTextMessages = messages('checked-text', {
  inet: 'Enter an IP address, such as 192.168.0.1, 192.168.0.1/24 or 2001:db8::1.',
  cidr: 'Enter a network, such as 192.168.0.0/24 or 2001:db8::/32.',
  prefix: 'The number after the slash must be between 0 and {most}.',
  hostBits:
    'A network has only zeros after its first {bits} bits. Enter {network}, or a longer prefix.',
  macaddr: 'Enter six pairs of hexadecimal digits, such as 08:00:2b:01:02:03.',
  macaddr8: 'Enter eight pairs of hexadecimal digits, such as 08:00:2b:01:02:03:04:05.',
  bits: 'Enter only 0 and 1, such as 101.',
  bitCount:
    '{count, plural, one {Enter exactly # bit. The value has {entered}.} other {Enter exactly # bits. The value has {entered}.}}',
  bitLimit:
    '{most, plural, one {Enter at most # bit. The value has {entered}.} other {Enter at most # bits. The value has {entered}.}}',
});
