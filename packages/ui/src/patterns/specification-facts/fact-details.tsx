import { useLabels } from '../../labels/index.ts';
import { Code } from '../../components/code/index.ts';
import { Link } from '../../components/link/index.ts';
import { NotShown } from '../../components/not-shown/index.ts';
import { specificationFactsLabels } from './labels.ts';
import { SourceNote } from './source-note.tsx';
import type { FactDetail } from './specification-facts-props.ts';

export interface FactDetailsProps {
  readonly details: readonly FactDetail[];
  /** Each with its own source beside it; else sources are told elsewhere. */
  readonly withSources?: boolean;
}

/** Lists further statements about a fact, each a term and a description. */
export function FactDetails({ details, withSources = false }: FactDetailsProps) {
  const labels = useLabels(specificationFactsLabels);
  return (
    <dl
      data-slot="fact-details"
      className="grid gap-x-5 gap-y-1 @xl:grid-cols-[fit-content(13rem)_minmax(0,1fr)]"
    >
      {details.map((detail, index) => (
        <div key={index} className="contents">
          <dt className="pt-px text-md break-words text-ink-subtle">{detail.term}</dt>
          <dd className="mb-1 flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-0.5 break-words text-ink-muted @xl:mb-0">
            <DetailValue detail={detail} notShown={labels.notShown} />
            {withSources && detail.source !== undefined && detail.source.from !== 'none' && (
              <SourceNote inline source={detail.source} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DetailValueProps {
  readonly detail: FactDetail;
  readonly notShown: string;
}

function DetailValue({ detail, notShown }: DetailValueProps) {
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
