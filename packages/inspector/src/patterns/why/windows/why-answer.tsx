import { Badge } from '@ninefold/ui/components/badge';
import { Button } from '@ninefold/ui/components/button';
import { CodeBlock } from '@ninefold/ui/components/code';
import { Link } from '@ninefold/ui/components/link';
import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';
import { whyMessages } from '@ninefold/ui/patterns/why';
import type { WhyExplanation, WhyFinding, WhyWindowProps } from '../why-props.ts';
import { whyWindowMessages } from './messages.ts';
import { WhyWindow } from './why-window.tsx';

export interface WhyAnswerProps extends WhyWindowProps {
  /** The subject of the question. */
  readonly name: string;
  /** Absent while it is looked up, null where nothing is known. */
  readonly explanation: WhyExplanation | null | undefined;
  /** The reason it could not be looked up, in words. */
  readonly problem?: string;
  readonly onEverything?: () => void;
}

/** The answer to "why?", beside what was asked about. */
export function WhyAnswer({ name, explanation, problem, onEverything, ...props }: WhyAnswerProps) {
  return (
    <WhyWindow {...props} isRead title={explanation?.title ?? whyMessages.ask({ name })}>
      {explanation === undefined && problem !== undefined && <p>{problem}</p>}
      {explanation === undefined && problem === undefined && (
        <Loading label={whyWindowMessages.loading} className="grid gap-3 py-1">
          <Skeleton className="w-64" />
          <Skeleton className="w-48" />
        </Loading>
      )}
      {explanation === null && <p className="text-ink-muted">{whyWindowMessages.unknown}</p>}
      {explanation && <Explanation explanation={explanation} onEverything={onEverything} />}
    </WhyWindow>
  );
}

export interface ExplanationProps {
  readonly explanation: Omit<WhyExplanation, 'title'>;
  /** Given: a way to everything else that can be asked. */
  readonly onEverything?: () => void;
}

/** Shows findings, their sources and next steps; names and SQL are collapsed, for developers. */
export function Explanation({ explanation, onEverything }: ExplanationProps) {
  const { findings, remedies } = explanation;
  const technical = [...new Set(findings.flatMap((finding) => finding.technical))];
  return (
    <div data-slot="explanation" className="grid gap-3 text-ink-muted">
      <ul className="grid gap-3">
        {together(findings).map((group) => (
          <Findings key={group[0].statement} group={group} />
        ))}
      </ul>
      {remedies.length > 0 && (
        <div className="grid gap-1 border-t border-line pt-3">
          <h3 className="text-sm font-medium text-ink">{whyWindowMessages.remedies}</h3>
          {remedies.map((remedy) => (
            <p key={remedy} className="wrap-anywhere">
              {remedy}
            </p>
          ))}
        </div>
      )}
      {technical.length > 0 && (
        <details className="group/technical">
          <summary className="flex min-h-6 w-fit items-center gap-1 rounded-xs text-sm text-ink-subtle hover:text-ink">
            <span
              aria-hidden="true"
              className="inline-block transition-transform group-open/technical:rotate-90 rtl:-scale-x-100"
            >
              ›
            </span>
            {whyWindowMessages.developers}
          </summary>
          <CodeBlock
            label={whyWindowMessages.developers}
            code={technical.join('\n')}
            wrap
            className="mt-1"
          />
        </details>
      )}
      {onEverything !== undefined && (
        <Button
          size="small"
          variant="ghost"
          className="-ms-2.5 -mb-1 justify-self-start"
          onClick={onEverything}
        >
          {whyWindowMessages.everything}
        </Button>
      )}
    </div>
  );
}

type Group = readonly [WhyFinding, ...WhyFinding[]];

/** Neighbours with the same source and place, shown on one line. */
function together(findings: readonly WhyFinding[]): readonly Group[] {
  const groups: [WhyFinding, ...WhyFinding[]][] = [];
  for (const finding of findings) {
    const last = groups.at(-1);
    if (last !== undefined && isAlike(last[0], finding)) last.push(finding);
    else groups.push([finding]);
  }
  return groups;
}

function isAlike(a: WhyFinding, b: WhyFinding): boolean {
  return a.from === b.from && a.origin === b.origin && a.place.href === b.place.href;
}

function Findings({ group }: { readonly group: Group }) {
  const [{ from, origin, place }] = group;
  return (
    <li className="grid gap-1">
      {group.map(({ statement }) => (
        <p key={statement} className="text-ink wrap-anywhere">
          {statement}
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Badge variant="outline">{whyWindowMessages.source({ from })}</Badge>
        <span className="min-w-0 flex-1 basis-20">{origin}</span>
        <Link
          href={place.href}
          className="min-h-6 content-center"
          aria-label={whyWindowMessages.inSpecification({ place: place.label })}
        >
          {place.label}
        </Link>
      </p>
    </li>
  );
}
