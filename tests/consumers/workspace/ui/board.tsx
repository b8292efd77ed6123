import { Board } from '@ninefold/ui/patterns/board';
import { useState } from 'react';
import { hours, jobs, states, title } from './jobs.ts';

/** Cards that move from state to state, by mouse, finger and keyboard. */
export function JobBoard() {
  const [rows, setRows] = useState(jobs);
  const [open, done] = states;
  return (
    <Board
      label="Jobs by status"
      fields={[title, hours]}
      columns={states.map((state) => {
        const own = rows.filter(({ values }) => values['status'] === state.value);
        return { state, page: { rows: own, offset: 0, total: { count: own.length, exact: true } } };
      })}
      transitionsOf={({ values }) =>
        values['status'] === open.value
          ? [{ id: 'finish', label: 'Finish', to: done, final: false, requiredFields: [] }]
          : []
      }
      rejectionOf={(row, { state }) => `${row.title} can’t change to “${state?.label ?? ''}”.`}
      onTransition={async (row, { to }) =>
        setRows((all) =>
          all.map((each) =>
            each === row ? { ...row, values: { ...row.values, status: to.value } } : each,
          ),
        )
      }
      onRejected={(_row, { message }) => window.alert(message)}
    />
  );
}
