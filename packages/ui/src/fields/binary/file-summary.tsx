import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { useSizeText } from '../file-size/index.ts';
import { bytesOf } from './bytes.ts';
import { type FileFormat, fileFormat } from './file-format.ts';
import { binaryMessages } from './messages.ts';
import { byteCount } from './size.ts';

interface FileSummaryProps {
  /** The bytes in Postgres's hex form. */
  readonly text: string;
  /** Of the downloaded file, without its extension. */
  readonly name: string;
}

/** What bytes are, and how large; an image itself; and their download. Nothing in them runs. */
export function FileSummary({ text, name }: FileSummaryProps) {
  const format = useSizeText();
  const type = fileFormat(text);
  const content = binaryMessages.content({ name: type.name, size: format(byteCount(text)) });
  return (
    <div className="grid justify-items-start gap-1.5">
      {type.image && <ImagePreview key={text} text={text} type={type} label={content} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-muted tabular-nums">{content}</span>
        <Button
          size="small"
          start={<Download aria-hidden="true" />}
          onClick={() => download(text, type, name)}
        >
          {binaryMessages.download}
        </Button>
      </div>
    </div>
  );
}

interface ImagePreviewProps {
  readonly text: string;
  readonly type: FileFormat;
  readonly label: string;
}

function ImagePreview({ text, type, label }: ImagePreviewProps) {
  const [address, setAddress] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const blob = blobOf(text, type);
    if (blob === undefined) return undefined;
    const created = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- an address belongs to the document, which has to release it
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [text, type]);
  if (address === undefined || isBroken) return null;
  return (
    <img
      src={address}
      alt={label}
      className="max-h-40 max-w-full rounded-sm border border-line"
      onError={() => setBroken(true)}
    />
  );
}

function blobOf(text: string, { type }: FileFormat): Blob | undefined {
  const bytes = bytesOf(text);
  return bytes && new Blob([bytes], { type });
}

/** Saves bytes as a file, of a type that no browser opens as a page. */
function download(text: string, type: FileFormat, name: string): void {
  const blob = blobOf(text, type);
  if (blob === undefined) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${type.extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
