import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '@ninefold/ui/components/dialog';
import { Kbd } from '@ninefold/ui/components/kbd';
import { Switch } from '@ninefold/ui/components/switch';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@ninefold/ui/components/table';
import { Text } from '@ninefold/ui/components/text';
import { keyName, shortcuts } from '../model/index.ts';

/** Lists the keys. */
export function HelpDialog({
  open,
  onOpenChange,
  shortcutsOn,
  onShortcutsOn,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly shortcutsOn: boolean;
  readonly onShortcutsOn: (on: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keys and help</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-4">
          <Text tone="muted">
            Pictures with the same difference are one group, which you decide about together. Split
            a picture off to decide about it alone. Every decision is saved at once, and can be
            undone. With the focus on a picture, the arrow keys scroll it.
          </Text>
          <Switch checked={shortcutsOn} onChange={(event) => onShortcutsOn(event.target.checked)}>
            Shortcuts
          </Switch>
          <Table aria-label="Keys">
            <TableHead>
              <TableRow>
                <TableHeader>Key</TableHeader>
                <TableHeader>Action</TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {shortcuts.map(({ key, title }) => (
                <TableRow key={key}>
                  <TableCell>
                    <Kbd>{keyName(key)}</Kbd>
                  </TableCell>
                  <TableCell className="whitespace-normal">{title}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
