import { alwaysTrue, coverage, type PointCoverage, type PointKey } from '../../coverage/index.ts';
import { isKnown, type Specification } from '../../model/index.ts';
import { code, factText, list, notShownText, plain, sourceText } from './text.ts';
import { callsSection } from './calls.ts';
import { entitiesSection } from './entities.ts';
import { errorsSection } from './errors.ts';
import { limitsSection } from './limits.ts';
import { permissionsSection } from './permissions.ts';
import { rulesSection } from './rules.ts';
import { screensSection } from './screens.ts';
import { statesSection } from './states.ts';
import { documentMessages } from './messages.ts';

/**
 * Writes the specification as a Markdown document in nine numbered sections. Each fact has its source;
 * unknown statements are *not shown*. For a blank specification these are all seventeen, beside the
 * two facts that are true of every product.
 */
export function toMarkdown(specification: Specification): string {
  const { title } = specification.purpose;
  const blocks = [
    `# ${isKnown(title) ? plain(title.value) : documentMessages.untitled}`,
    documentMessages.introduction({ notShown: notShownText() }),
    documentMessages.alwaysTrue,
    list(alwaysTrue()),
    ...contradictionBlocks(specification),
    ...coverage(specification).points.flatMap((point) => section(specification, point)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Writes one of the nine points, as in the document. */
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
    list(
      unknown.map(({ statement }) =>
        documentMessages.named({ name: statement, value: notShownText() }),
      ),
    ),
  ];
}

/** Lists contradictions first, because somebody has to decide. */
function contradictionBlocks({ contradictions = [] }: Specification): readonly string[] {
  if (contradictions.length === 0) return [];
  return [
    documentMessages.contradictions,
    list(
      contradictions.map(({ at, statement, against }) =>
        documentMessages.contradiction({
          statement: plain(statement),
          place: code(at),
          source: sourceText(against),
        }),
      ),
    ),
  ];
}

/** Writes the known facts of each point as blocks of Markdown. */
const sections: Readonly<Record<PointKey, (specification: Specification) => readonly string[]>> = {
  purpose: purposeSection,
  screens: screensSection,
  entities: entitiesSection,
  states: statesSection,
  rules: rulesSection,
  permissions: permissionsSection,
  calls: callsSection,
  errors: errorsSection,
  limits: limitsSection,
};

/** Point 1, in the words of its statements; what is not shown is said by the document. */
function purposeSection({ purpose }: Specification): readonly string[] {
  const statements = [
    [documentMessages.title, purpose.title],
    [documentMessages.purpose, purpose.purpose],
    [documentMessages.audience, purpose.audience],
  ] as const;
  return [
    list(
      statements.flatMap(([name, fact]) =>
        isKnown(fact) ? [documentMessages.named({ name, value: factText(fact) })] : [],
      ),
    ),
  ];
}
