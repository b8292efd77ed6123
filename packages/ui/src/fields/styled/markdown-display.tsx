import { lazy, Suspense } from 'react';
import type { KindDisplayProps } from '../display-props.ts';
import { ElementDisplay } from '../element-display.tsx';
import { plainText } from '../plain-text.ts';

const Markdown = lazy(async () => ({
  default: (await import('./markdown.tsx').catch(() => undefined))?.MarkdownText ?? PlainText,
}));

/** Shows Markdown as it reads in a detail; elsewhere, and where its reader can't load, as text. */
export function MarkdownDisplay(props: KindDisplayProps) {
  if (props.place !== 'detail') return <ElementDisplay {...props} />;
  return (
    <Suspense fallback={<ElementDisplay {...props} />}>
      <Markdown text={plainText(props.value)} />
    </Suspense>
  );
}

function PlainText({ text }: { readonly text: string }) {
  return <bdi className="wrap-anywhere whitespace-pre-wrap">{text}</bdi>;
}
