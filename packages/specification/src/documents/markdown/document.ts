import { coverage, type PointCoverage } from '../../coverage/coverage.ts';
import { alwaysTrue, type PointKey } from '../../coverage/statements.ts';
import { isKnown } from '../../model/fact.ts';
import type { Specification } from '../../model/specification.ts';
import { sections } from './sections/index.ts';
import { code, list, notShownText, plain, sourceText } from './text.ts';

/**
 * The specification as a Markdown document in nine numbered sections. Each fact
 * stands with its source, each statement that nothing is known of as *not
 * shown*. With nothing known it is those seventeen statements, and the two facts
 * that hold of every product, said apart.
 */
export function toMarkdown(specification: Specification): string {
  const { title } = specification.purpose;
  const blocks = [
    `# ${isKnown(title) ? plain(title.value) : 'Untitled product'}`,
    `What is known about this product, in nine points. Every fact has its source. Unknown facts are ${notShownText}.`,
    `These facts are true of every product made with Ninefold:`,
    list(alwaysTrue),
    ...contradictionBlocks(specification),
    ...coverage(specification).points.flatMap((point) => section(specification, point)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** One of the nine points, as it stands in the document. */
export function pointToMarkdown(specification: Specification, key: PointKey): string {
  const blocks = coverage(specification)
    .points.filter((point) => point.key === key)
    .flatMap((point) => section(specification, point));
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function section(
  specification: Specification,
  { number, key, title, statements }: PointCoverage,
): readonly string[] {
  const unknown = statements.filter(({ status }) => status === 'not shown');
  return [
    `## ${number}. ${title}`,
    ...sections[key](specification),
    list(unknown.map(({ statement }) => `${statement}: ${notShownText}`)),
  ];
}

/** Said before everything else: somebody has to decide. */
function contradictionBlocks({ contradictions = [] }: Specification): readonly string[] {
  if (contradictions.length === 0) return [];
  return [
    'These declarations contradict each other or the database. The stricter one applies:',
    list(
      contradictions.map(
        ({ at, statement, against }) =>
          `${plain(statement)} (declared: ${code(at)}; contradicts: ${sourceText(against)})`,
      ),
    ),
  ];
}
