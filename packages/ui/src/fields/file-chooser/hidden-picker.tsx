export interface HiddenPickerProps {
  readonly id: string;
  readonly types: readonly string[] | undefined;
  /** Opens the camera, on devices that have one. */
  readonly camera?: boolean;
  readonly onPick: (files: FileList | null) => Promise<void>;
}

/** The browser's own dialog for files, behind a button that looks like others. */
export function HiddenPicker({ id, types, camera, onPick }: HiddenPickerProps) {
  return (
    <input
      id={id}
      type="file"
      hidden
      accept={types?.join(',')}
      capture={camera === true ? 'environment' : undefined}
      onChange={async ({ target }) => {
        await onPick(target.files);
        // The same file, corrected, can be chosen again.
        target.value = '';
      }}
    />
  );
}

/** Opens the dialog of the picker with this ID. */
export function openPicker(id: string): void {
  const picker = document.getElementById(id);
  if (picker instanceof HTMLInputElement) picker.click();
}
