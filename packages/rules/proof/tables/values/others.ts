export const uuids = [
  '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '6BA7B811-9DAD-11D1-80B4-00C04FD430C8',
];

export const byteas = ['', '\\x00', '\\x61', '\\xff00', '\\x6162'];

export const statuses = ['open', 'in progress', 'done', 'Cancelled'];
