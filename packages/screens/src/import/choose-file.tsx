import { Banner } from '@ninefold/ui/components/banner';
import { Button } from '@ninefold/ui/components/button';
import { Text } from '@ninefold/ui/components/text';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { importScreenMessages } from './messages.ts';
import { StageSection } from './stage-section.tsx';
import type { Import } from './use-import.ts';
import { useStepAction } from './use-step-action.tsx';

/** Takes a file: chosen, dropped, or pasted from a spreadsheet. */
export function ChooseFile({ importing }: { readonly importing: Import }) {
  const { stage, isReady, open } = importing;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isFree = ['choose', 'match', 'checked'].includes(stage.at);
  const take = (file: File | undefined) => {
    if (file !== undefined && isFree && isReady) void open(file);
  };
  usePastedRows(take);

  const over = (event: DragEvent) => {
    if (!isFree || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const chosen = 'chosen' in stage ? stage.chosen : undefined;
  const isReading = stage.at === 'reading';
  const choose = () => input.current?.click();
  const stepButton = useStepAction(
    stage.at === 'choose' ? { label: importScreenMessages.choose, onSelect: choose } : undefined,
  );

  return (
    <StageSection
      title={importScreenMessages.chooseHeading}
      focusOn={stage.at === 'choose' && stage.isAgain === true ? 'again' : undefined}
    >
      <div
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed px-4 py-4 ${
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'
        }`}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file, corrected, can be chosen again.
            event.target.value = '';
          }}
        />
        {(isFree || isReading) && (
          <Button
            variant={chosen === undefined ? 'primary' : 'secondary'}
            busy={isReading}
            onClick={choose}
            {...(chosen === undefined && stepButton)}
          >
            {chosen === undefined
              ? importScreenMessages.choose
              : importScreenMessages.chooseAnother}
          </Button>
        )}
        <Text asChild tone={chosen === undefined ? 'subtle' : 'neutral'}>
          <output>
            {isReading
              ? importScreenMessages.reading
              : (chosen?.file.name ?? importScreenMessages.drop)}
          </output>
        </Text>
      </div>
      {stage.at === 'choose' && stage.problem !== undefined && (
        <Banner tone="danger" announce="assertive" title={importScreenMessages.unreadable}>
          {stage.problem}
        </Banner>
      )}
    </StageSection>
  );
}

/** Takes rows that are pasted anywhere but into a field. */
function usePastedRows(take: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (target instanceof Element && target.matches('input, textarea, [contenteditable]')) return;
    const [file] = clipboardData?.files ?? [];
    const text = clipboardData?.getData('text/plain') ?? '';
    const isTable = text.includes('\t') || text.trim().includes('\n');
    if (isTable) take(new File([text], importScreenMessages.pasted, { type: 'text/plain' }));
    else if (file !== undefined) take(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
