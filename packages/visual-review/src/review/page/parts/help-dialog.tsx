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
import { keyName, shortcuts } from '../model/shortcuts.ts';

/** Every key and what it does. */
export function HelpDialog({
  open,
  onOpenChange,
  keysOn,
  onKeysOn,
}: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly keysOn: boolean;
  readonly onKeysOn: (on: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keys and help</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-4">
          <Text tone="muted">
            The same difference in many pictures is one group: what you decide holds for the whole
            group. Split a picture off to decide about it alone. Every decision is written at once,
            and can be undone. With the focus on a picture, the arrow keys move it.
          </Text>
          <Switch checked={keysOn} onChange={(event) => onKeysOn(event.target.checked)}>
            Single keys do something
          </Switch>
          <Table aria-label="Keys">
            <TableHead>
              <TableRow>
                <TableHeader>Key</TableHeader>
                <TableHeader>Does</TableHeader>
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
