import { expect, it } from 'vitest';
import { typeOfContent } from './content-type.ts';

const hex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
  new File([content], name, { type: 'image/png' });

it.each([
  ['89504e470d0a1a0a0000', 'a.png', 'image/png'],
  ['ffd8ffe000104a464946', 'a.png', 'image/jpeg'],
  ['524946460001000057454250', 'a', 'image/webp'],
  ['524946460001000057415645', 'a', 'audio/wav'],
  ['0000002066747970617669660000', 'a', 'image/avif'],
  ['000000206674797069736f6d0000', 'a', 'video/mp4'],
  ['255044462d312e37', 'photo.jpg', 'application/pdf'],
  ['504b030414000600', 'list.xlsx', expect.stringContaining('spreadsheetml')],
  ['504b030414000600', 'list.zip', 'application/zip'],
  ['4d5a90000300000004000000', 'photo.png', 'application/octet-stream'],
  ['', 'empty.png', 'text/plain'],
])('bytes %s are recognised under any name', async (bytes, name, type) => {
  expect(await typeOfContent(fileOf(hex(bytes), name))).toEqual(type);
});

it.each([
  ['a;b\n1;2\n', 'list.csv', 'text/csv'],
  ['a;b\n1;2\n', 'list', 'text/plain'],
  ['{"a": 1}', 'a.json', 'application/json'],
  ['ä'.repeat(4000), 'long.txt', 'text/plain'],
  ['<!DOCTYPE html><p>', 'photo.png', 'text/html'],
  ['\uFEFF  <script>alert(1)</script>', 'photo.png', 'text/html'],
  ['<?xml version="1.0"?>\n<!-- a -->\n<svg onload="x">', 'photo.png', 'image/svg+xml'],
  ['<?xml version="1.0"?><order/>', 'order.xml', 'application/xml'],
])('text %j is known by what is in it', async (text, name, type) => {
  expect(await typeOfContent(fileOf(text, name))).toBe(type);
});
