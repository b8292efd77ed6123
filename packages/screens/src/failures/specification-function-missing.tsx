import type { SpecificationMissing } from '@ninefold/data/client';
import { formatList } from '@ninefold/messages';
import { installationSql } from '@ninefold/specification/catalog';
import { CodeBlock } from '@ninefold/ui/components/code';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { specificationFunctionMessages } from './specification-function-messages.ts';

/** Shows the SQL that installs the function by which a browser learns the schema. */
export function SpecificationFunctionMissing({ schemas }: Pick<SpecificationMissing, 'schemas'>) {
  return (
    <div className="mx-auto max-w-3xl">
      <title>{specificationFunctionMessages.title}</title>
      <PageHeader
        title={specificationFunctionMessages.title}
        description={specificationFunctionMessages.description}
      />
      <p className="px-4 pb-4 sm:px-6">
        {specificationFunctionMessages.schemas({
          count: schemas.length,
          schemas: formatList(schemas),
        })}
      </p>
      <CodeBlock
        label={specificationFunctionMessages.sql}
        code={installationSql({ schemas })}
        wrap
      />
    </div>
  );
}
