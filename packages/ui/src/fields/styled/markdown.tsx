import type { ComponentProps, ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Anchor } from '../../components/link/index.ts';

/** HTML in the text stays text, links have safe protocols, and images are left out: nothing is loaded or run. */
export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <div className="grid gap-2 wrap-anywhere [&_code]:font-mono [&_code]:text-md [&_ol]:list-decimal [&_ol]:ps-5 [&_pre]:overflow-x-auto [&_ul]:list-disc [&_ul]:ps-5">
      <Markdown components={components} disallowedElements={['img']}>
        {text}
      </Markdown>
    </div>
  );
}

/** A text's headings are none of the page's outline. */
function Heading({ children }: { readonly children?: ReactNode }) {
  return <p className="font-semibold">{children}</p>;
}

/** An address with another protocol than those of pages, mail and telephones is left out. */
function MarkdownLink({ href = '', children }: ComponentProps<'a'>) {
  if (href === '') return children;
  return (
    <Anchor
      href={href}
      rel="noreferrer"
      className="text-accent underline underline-offset-3 hover:decoration-2"
    >
      {children}
    </Anchor>
  );
}

const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  a: MarkdownLink,
};
