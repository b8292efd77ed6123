import { Button } from '@ninefold/ui/components/button';
import { CommandPalette } from '@ninefold/ui/patterns/command-palette';
import { useState } from 'react';
import { jobs } from './jobs.ts';

/** Finds what it is given by typing, and opens or runs it. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const commands = jobs.map(({ id, title, href }) => ({ id, label: title, href }));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Find a job</Button>
      {isOpen && (
        <CommandPalette
          groups={[{ id: 'jobs', title: 'Jobs', commands }]}
          text={text}
          onTextChange={setText}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
