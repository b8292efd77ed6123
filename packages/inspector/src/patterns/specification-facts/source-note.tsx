import { Badge } from '@ninefold/ui/components/badge';
import { NotShown } from '@ninefold/ui/components/not-shown';
import type { Tone } from '@ninefold/ui/components';
import { specificationFactsMessages } from './messages.ts';
import type { FactSource } from './specification-facts-props.ts';

export interface SourceNoteProps {
  readonly source: FactSource;
  /** In a line with what it is the source of. */
  readonly inline?: boolean;
}

/** Shows the source of a fact: a word for everybody, its name for developers. */
export function SourceNote({ source, inline = false }: SourceNoteProps) {
  if (source.from === 'none') return <NotShown>{specificationFactsMessages.notShown}</NotShown>;
  const { label, tone, place } = words(source);
  return (
    <span
      data-slot="fact-source"
      data-source={source.from}
      className={
        inline
          ? 'inline-flex max-w-full flex-wrap items-baseline gap-x-1.5'
          : 'flex min-w-0 flex-wrap items-baseline gap-x-1.5 @3xl:flex-col @3xl:items-start'
      }
    >
      <Badge variant="outline" tone={tone}>
        {label}
      </Badge>
      <bdi className="min-w-0 text-xs [overflow-wrap:anywhere] text-ink-subtle">{place}</bdi>
    </span>
  );
}

interface SourceWords {
  readonly label: string;
  readonly tone: Tone;
  readonly place: string;
}

function words(source: Exclude<FactSource, { readonly from: 'none' }>): SourceWords {
  switch (source.from) {
    case 'database':
      return {
        label: specificationFactsMessages.fromDatabase,
        tone: 'success',
        place: source.object,
      };
    case 'declared':
      return { label: specificationFactsMessages.declared, tone: 'accent', place: source.at };
    case 'platform':
      return {
        label: specificationFactsMessages.platform,
        tone: 'neutral',
        place: source.document,
      };
    default:
      return { label: specificationFactsMessages.derived, tone: 'neutral', place: source.of };
  }
}
