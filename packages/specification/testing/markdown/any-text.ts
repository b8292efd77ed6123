import fc from 'fast-check';

/** What Markdown, GitHub and HTML take for marks. */
const marks = String.raw`
  | \ \| * ** _ __ ~ ~~ --- === ~~~ $ $$ # - + 1. 2) > : [ ] [x] [^1] ](x) ![
  <b> </td> <!-- --> <script> &lt; &#124; & http://a.b www.a.b a@b.c <a@b.c>
`
  .trim()
  .split(/\s+/);
const spaces = ['\n', '\r\n', '\n\n', '\t', ' ', '\u00A0', '\u0000'];
const ticks = ['`', '``', '```'];
const words = ['word', 'a_b', 'é', '語', '0'];

/** Texts made of marks, of words, and of any characters. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...marks, ...spaces, ...ticks, ...words),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
