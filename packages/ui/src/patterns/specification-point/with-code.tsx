import { Code } from '../../components/code/index.ts';

/** A sentence in which names stand between backticks. */
export function WithCode({ children }: { readonly children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <Code key={index} className="[overflow-wrap:anywhere]">
        {part}
      </Code>
    ) : (
      part
    ),
  );
}
