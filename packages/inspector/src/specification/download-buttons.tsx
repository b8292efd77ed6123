import { Button } from '@ninefold/ui/components/button';

export interface DownloadButtonsProps {
  /** The name of the files, without extension. */
  readonly name: string;
  readonly markdown: () => string;
  readonly json: () => string;
}

/** Downloads a document as Markdown or JSON. It is written on request. */
export function DownloadButtons({ name, markdown, json }: DownloadButtonsProps) {
  return (
    <>
      <Button onClick={() => download(`${name}.md`, markdown(), 'text/markdown')}>Markdown</Button>
      <Button onClick={() => download(`${name}.json`, json(), 'application/json')}>JSON</Button>
    </>
  );
}

function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
