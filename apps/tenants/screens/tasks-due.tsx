import { RecordValue } from '@ninefold/screens/custom-screens';
import { Button } from '@ninefold/ui/components/button';
import { Heading } from '@ninefold/ui/components/heading';
import { InlineMessage } from '@ninefold/ui/components/inline-message';
import { Link } from '@ninefold/ui/components/link';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { RecordLine, RecordLines } from '@ninefold/ui/patterns/record-lines';
import { defineScreen, NewRecord, useRecords, useSaveRecord } from './own.ts';

/** What is to be done, the next due first, with a form for what comes up. */
export const screen = defineScreen('/tasks-due', function TasksDue() {
  const tasks = useRecords('tasks', {
    filters: { status: 'in.(todo,doing)', due_on: 'not.is.null' },
    order: [{ field: 'due_on', direction: 'ascending' }],
    limit: 8,
  });
  const { update, result } = useSaveRecord('tasks');
  return (
    <>
      <ScreenHeader title="Tasks due" />
      <div className="grid max-w-4xl gap-4 px-4 pb-6 max-sm:pt-3 sm:px-6">
        <RecordLines
          title="Next"
          rows={tasks.rows}
          empty="Nothing is due."
          error={tasks.notice}
          action={tasks.hasMore === true && <Link href={tasks.href}>All that are due</Link>}
        >
          {(row) => (
            <RecordLine
              row={row}
              lead={<RecordValue of={tasks} row={row} field="due_on" />}
              detail={<RecordValue of={tasks} row={row} field="project_id" />}
              actions={
                <Button
                  size="small"
                  aria-label={`Finish ${row.title}`}
                  onClick={() => void update(row, { status: 'done' })}
                >
                  Finish
                </Button>
              }
            />
          )}
        </RecordLines>
        {result !== undefined && result.status !== 'saved' && (
          <InlineMessage tone="danger" role="alert">
            The task wasn’t finished. Try again.
          </InlineMessage>
        )}
      </div>
      <Heading level={2} size="small" className="px-4 sm:px-6">
        Add a task
      </Heading>
      <NewRecord
        entity="tasks"
        fields={['title', 'organisation_id', 'project_id', 'due_on']}
        className="max-w-4xl"
      />
    </>
  );
});
