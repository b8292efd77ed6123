import { Code } from '../../components/code/index.ts';
import { Link } from '../../components/link/index.ts';
import { NotShown } from '../../components/not-shown/index.ts';
import { SourceNote } from './source-note.tsx';
import type { FactDetail, SpecificationFactsLabels } from './specification-facts-props.ts';

export interface FactDetailsProps {
  readonly details: readonly FactDetail[];
  readonly labels: SpecificationFactsLabels;
}

/** What else is said of a fact, each with its own source where that is another one. */
export function FactDetails({ details, labels }: FactDetailsProps) {
  return (
    <dl className="flex flex-col gap-1">
      {details.map((detail, index) => (
        <div key={index} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <dt className="text-md text-ink-subtle">{detail.term}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2 break-words text-ink-muted">
            <DetailValue detail={detail} notShown={labels.notShown} />
            {detail.source !== undefined && detail.source.from !== 'none' && (
              <SourceNote inline source={detail.source} labels={labels} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DetailValue({ detail, notShown }: { readonly detail: FactDetail; notShown: string }) {
  const { value, links, code = false } = detail;
  if (links !== undefined) {
    return (
      <ul className="flex min-w-0 flex-wrap gap-x-2">
        {links.map(({ label, href }, index) => (
          <li key={index} className="min-w-0 break-words">
            {href === undefined ? (
              label
            ) : (
              <Link variant="inline" href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    );
  }
  if (value === undefined) return <NotShown>{notShown}</NotShown>;
  return code ? (
    <Code className="min-w-0 [overflow-wrap:anywhere]">{value}</Code>
  ) : (
    <bdi className="min-w-0 break-words">{value}</bdi>
  );
}
