import { unzipSync } from 'fflate';
import type { RawRow } from './raw-row.ts';
import { readSheetRows } from './sheet-rows.ts';
import { type CellFormat, cellFormats, generalFormat } from './spreadsheet-format.ts';
import { readXml } from './xml.ts';

/** A sheet of a workbook, which is read when it is chosen. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: () => Promise<readonly RawRow[]>;
}

/** Opens a workbook (ECMA-376, "SpreadsheetML"). Throws where it can't be read. */
export async function openWorkbook(file: Blob): Promise<readonly Sheet[]> {
  const archive = new Uint8Array(await file.arrayBuffer());
  // Not by workers: the browser may forbid those that a page makes itself.
  const part = (path: string): Uint8Array | undefined =>
    unzipSync(archive, { filter: ({ name }) => name === path })[path];
  const needed = (path: string): Uint8Array => {
    const found = part(path);
    if (found === undefined) throw new Error(`The workbook has no ${path}.`);
    return found;
  };

  const [main] = await relationsOf(needed('_rels/.rels'), '', 'officeDocument');
  if (main === undefined) throw new Error('The file is not a workbook.');
  const folder = main.path.slice(0, main.path.lastIndexOf('/') + 1);
  const relationsPath = `${folder}_rels/${main.path.slice(folder.length)}.rels`;
  const relations = await relationsOf(needed(relationsPath), folder);
  const pathOf = (type: string) => relations.find((each) => each.type === type)?.path;

  const { sheets, since1904 } = await readWorkbook(needed(main.path));
  const stylesPath = pathOf('styles');
  const styles = stylesPath === undefined ? undefined : part(stylesPath);
  const formats = styles === undefined ? [] : await readFormats(styles);
  const stringsPath = pathOf('sharedStrings');
  const shared = stringsPath === undefined ? undefined : part(stringsPath);
  const strings = shared === undefined ? [] : await readStrings(shared);
  const facts = { formats, strings, since1904 };
  return sheets.flatMap(({ name, relation, isHidden }) => {
    const found = relations.find(({ id }) => id === relation);
    // A chart has a sheet of its own, without rows.
    if (found?.type !== 'worksheet') return [];
    return [{ name, isHidden, rows: () => readSheetRows(needed(found.path), facts) }];
  });
}

interface Relation {
  readonly id: string | undefined;
  /** The last part of its type: `worksheet`. */
  readonly type: string;
  readonly path: string;
}

async function relationsOf(
  xml: Uint8Array,
  folder: string,
  wanted?: string,
): Promise<readonly Relation[]> {
  const found: Relation[] = [];
  await readXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const type = attribute('Type')?.split('/').at(-1) ?? '';
      const target = attribute('Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : normalized(`${folder}${target}`);
      if (wanted === undefined || type === wanted) found.push({ id: attribute('Id'), type, path });
    },
  });
  return found;
}

/** Resolves `..` and `.` in a path. */
function normalized(path: string): string {
  return new URL(path, 'file:///').pathname.slice(1);
}

interface SheetEntry {
  readonly name: string;
  readonly relation: string | undefined;
  readonly isHidden: boolean;
}

async function readWorkbook(
  xml: Uint8Array,
): Promise<{ readonly sheets: readonly SheetEntry[]; readonly since1904: boolean }> {
  const sheets: SheetEntry[] = [];
  let since1904 = false;
  await readXml(xml, {
    open(name, attribute) {
      if (name === 'workbookPr') {
        since1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      } else if (name === 'sheet') {
        const isHidden = (attribute('state') ?? 'visible') !== 'visible';
        sheets.push({ name: attribute('name') ?? '', relation: attribute('id'), isHidden });
      }
    },
  });
  return { sheets, since1904 };
}

/** Reads the format of each style of cells. */
async function readFormats(xml: Uint8Array): Promise<readonly CellFormat[]> {
  const codes = new Map<number, string>();
  const ofCells: number[] = [];
  const ofStyles: number[] = [];
  let styles: number[] | undefined;
  await readXml(xml, {
    open(name, attribute) {
      if (name === 'numFmt')
        codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      else if (name === 'cellStyleXfs') styles = ofStyles;
      else if (name === 'cellXfs') styles = ofCells;
      else if (name === 'xf') {
        const own = attribute('numFmtId');
        styles?.push(own === undefined ? (ofStyles[Number(attribute('xfId'))] ?? 0) : Number(own));
      }
    },
    close(name) {
      if (name === 'cellStyleXfs' || name === 'cellXfs') styles = undefined;
    },
  });
  const formats = cellFormats(codes);
  return ofCells.map((id) => formats(id) ?? generalFormat);
}

/** Reads the texts that cells share. A part of a text that is formatted by itself belongs to it; a reading aid doesn't. */
async function readStrings(xml: Uint8Array): Promise<readonly string[]> {
  const strings: string[] = [];
  let text: string | undefined;
  let isText = false;
  let isAid = false;
  await readXml(xml, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isAid = true;
      else if (name === 't') isText = !isAid;
    },
    text(part) {
      if (isText && text !== undefined) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isAid = false;
      else if (name === 'si') strings.push(text ?? '');
    },
  });
  return strings;
}
