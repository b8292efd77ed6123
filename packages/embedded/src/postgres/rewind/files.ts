import type { EmscriptenModule, FileBytes, FileNode, FileStream } from './emscripten.ts';

/** Bytes that are copied before the first write to one of them: a page of Postgres. */
const block = 8192;

/**
 * Saves the files in the memory of a program, and which are open. Nothing is copied until it is
 * written to.
 */
export function rememberFiles({ FS: files, MEMFS: memory }: EmscriptenModule): () => void {
  const nodes = nodesBelow(files.root);
  /** Blocks as they were before the first write to them, by their offset. */
  const overwritten = new Map<FileBytes, Map<number, FileBytes>>();
  for (const { contents } of nodes) if (isFile(contents)) overwritten.set(contents, new Map());
  const restorers = nodes.map(rememberNode);
  const nameTable = [...files.nameTable];
  const streams = files.streams.map(openStream);

  const operations = memory.ops_table.file.stream;
  const { write } = operations;
  operations.write = (stream, buffer, offset, length, position, canOwn) => {
    const { contents } = stream.node;
    // Only a write changes bytes in place: everything else replaces them.
    const blocks = isFile(contents) ? overwritten.get(contents) : undefined;
    if (isFile(contents) && blocks) keepBlocks(contents, blocks, position, position + length);
    return write(stream, buffer, offset, length, position, canOwn);
  };

  return () => {
    for (const [contents, blocks] of overwritten) {
      for (const [offset, bytes] of blocks) contents.set(bytes, offset);
      blocks.clear();
    }
    for (const restore of restorers) restore();
    files.nameTable.splice(0, Infinity, ...nameTable);
    files.streams.splice(0, Infinity, ...streams.map((reopen) => reopen()));
  };
}

/** Copies the blocks between two offsets that are not yet copied. */
function keepBlocks(
  contents: FileBytes,
  blocks: Map<number, FileBytes>,
  from: number,
  to: number,
): void {
  const end = Math.min(to, contents.length);
  for (let offset = from - (from % block); offset < end; offset += block) {
    if (!blocks.has(offset)) blocks.set(offset, contents.slice(offset, offset + block));
  }
}

function nodesBelow(node: FileNode): FileNode[] {
  const { contents } = node;
  return [node, ...(isFolder(contents) ? Object.values(contents).flatMap(nodesBelow) : [])];
}

function rememberNode(node: FileNode): () => void {
  const { parent, name, name_next, usedBytes } = node;
  const contents = copyOfFolder(node.contents);
  return () => {
    const held = copyOfFolder(contents);
    Object.assign(node, { parent, name, name_next, contents: held, usedBytes });
  };
}

function copyOfFolder(contents: FileNode['contents']): FileNode['contents'] {
  return isFolder(contents) ? { ...contents } : contents;
}

function isFolder(contents: FileNode['contents']): contents is Record<string, FileNode> {
  return contents !== null && contents !== undefined && !isFile(contents);
}

/** Emscripten keeps the first files of Postgres as views of its memory, which are signed bytes. */
function isFile(contents: FileNode['contents']): contents is FileBytes {
  return ArrayBuffer.isView(contents);
}

function openStream(stream: FileStream | null | undefined): () => FileStream | null | undefined {
  if (!stream) return () => stream;
  const { fd } = stream;
  const shared = { ...stream.shared };
  return () => {
    // One that was closed since has lost its descriptor.
    stream.fd = fd;
    Object.assign(stream.shared, shared);
    return stream;
  };
}
