import { Parser } from 'saxen';

/** Receives the elements of a document by their names without prefixes. */
export interface XmlHandler {
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** So many bytes keep the page from what was pressed and typed for a moment. */
const partSize = 1 << 20;

/** Reads XML in UTF-8. Throws where it isn't well-formed. */
export async function readXml(bytes: Uint8Array, handler: XmlHandler): Promise<void> {
  const parser = new Parser()
    .on('error', (error) => {
      throw error;
    })
    .on('openTag', (name, attributes, decode) =>
      handler.open(localName(name), (wanted) => {
        const found = Object.entries(attributes()).find(([each]) => localName(each) === wanted);
        return found && decode(found[1]);
      }),
    )
    .on('closeTag', (name) => handler.close?.(localName(name)))
    .on('text', (text, decode) => handler.text?.(decode(text)))
    .on('cdata', (text) => handler.text?.(text));
  const decoder = new TextDecoder();
  for (let start = 0; start < bytes.length; start += partSize) {
    parser.write(decoder.decode(bytes.subarray(start, start + partSize), { stream: true }));
    if (bytes.length > partSize) await new Promise((resolve) => setTimeout(resolve));
  }
  parser.write(decoder.decode());
  const problem = parser.end();
  if (problem !== null) throw problem;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
