import { Code } from '@ninefold/ui/components/code';
import { SearchField } from '@ninefold/ui/components/search-field';
import { useState } from 'react';
import { tokenFacts, type TokenFacts } from './token-facts.ts';

/** Every token with its values, its contrast and its uses. */
export function TokenTable({
  usage,
}: {
  readonly usage: Readonly<Record<string, readonly string[]>>;
}) {
  const [text, setText] = useState('');
  const wanted = text
    .trim()
    .toLowerCase()
    .replace(/^--ninefold-/, '');
  const shown = tokenFacts.filter(
    ({ name, description }) => name.includes(wanted) || description.toLowerCase().includes(wanted),
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          aria-label="Filter tokens"
          placeholder="accent, radius, 44 px"
          className="w-full sm:w-80"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <output className="ms-auto text-md text-ink-muted tabular-nums">
          {shown.length} of {tokenFacts.length}
        </output>
      </div>
      <section
        aria-label="Tokens"
        className="overflow-x-auto rounded-lg border border-line"
        // Keyboard users scroll the table here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="w-full min-w-180 border-collapse">
          <thead>
            <tr className="border-b border-line bg-sunken text-start text-sm text-ink-muted">
              {['Token', 'Value', 'Closest contrast', 'Used in'].map((column) => (
                <th key={column} scope="col" className="px-4 py-2 text-start font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((facts) => (
              <TokenRow key={facts.name} facts={facts} files={usage[facts.name] ?? []} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function TokenRow({
  facts,
  files,
}: {
  readonly facts: TokenFacts;
  readonly files: readonly string[];
}) {
  const { name, description, values, contrast } = facts;
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="w-64 px-4 py-2.5 text-start font-normal">
        <span className="flex gap-3">
          {name.startsWith('color-') && (
            <span
              className="mt-0.5 size-5 shrink-0 rounded-xs border border-line-strong"
              style={{ background: `var(--ninefold-${name})` }}
            />
          )}
          <span className="min-w-0">
            <Code className="break-all">{name}</Code>
            <span className="block text-sm text-ink-muted">{description}</span>
          </span>
        </span>
      </th>
      <td className="px-4 py-2.5 text-sm">
        {values.map(({ of, value }) => (
          <span key={value} className="block">
            <span className="font-mono text-xs">{value}</span>
            {of !== '' && <span className="text-ink-subtle"> {of}</span>}
          </span>
        ))}
      </td>
      <td className="px-4 py-2.5 text-sm text-ink-muted">{contrast ?? '—'}</td>
      <td className="w-72 px-4 py-2.5 text-sm">
        {files.length === 0 ? (
          <span className="text-ink-subtle">nowhere yet</span>
        ) : (
          <details>
            <summary className="text-ink-muted">
              {files.length === 1 ? '1 file' : `${files.length} files`}
            </summary>
            <ul className="mt-1 font-mono text-xs text-ink-muted">
              {files.map((file) => (
                <li key={file} className="wrap-anywhere">
                  {file}
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
    </tr>
  );
}
