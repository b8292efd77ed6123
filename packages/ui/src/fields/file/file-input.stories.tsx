import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../../components/field/index.ts';
import { ValueFormatProvider } from '../value-format.tsx';
import type { CheckedFile } from '../file-chooser/index.ts';
import { FileInput, type FileInputProps } from './file-input.tsx';

/** A field of a form, which keeps the file that is chosen. */
function Entry(props: FileInputProps) {
  const [chosen, setChosen] = useState<CheckedFile>();
  const file = chosen && { name: chosen.file.name, size: chosen.file.size, isNew: true };
  return (
    <ValueFormatProvider locale="en" timeZone="UTC">
      <Field label="Receipt" description="As the shop gave it to you" className="max-w-md">
        <FileInput
          {...props}
          file={props.file ?? file}
          onChoose={(each) => {
            setChosen(each);
            props.onChoose(each);
          }}
          onRemove={() => setChosen(undefined)}
        />
      </Field>
    </ValueFormatProvider>
  );
}

const meta = {
  title: 'Fields/File',
  component: FileInput,
  args: { types: ['image/*', 'application/pdf'], maxBytes: 2000, onChoose: fn() },
  render: (args) => <Entry {...args} />,
} satisfies Meta<typeof FileInput>;

export default meta;

type Story = StoryObj<typeof meta>;

const pdf = (name = 'receipt.pdf', size = 1200) =>
  new File([`%PDF-1.7${' '.repeat(size)}`], name, { type: 'application/pdf' });

const picker = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Receipt Choose file' });
    await expect(button).toHaveAccessibleDescription('As the shop gave it to you');
    await userEvent.upload(picker(canvasElement), pdf());
    await waitFor(() => expect(canvas.getByText('receipt.pdf')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('receipt.pdf chosen, 1.2 kB.');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'application/pdf' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove receipt.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Receipt Choose file' })).toHaveFocus();
    await expect(canvas.queryByText('receipt.pdf')).toBeNull();
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(picker(canvasElement), pdf('scan.pdf', 3_000_000));
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'scan.pdf is too large: it has 3 MB, and at most 2 kB is allowed. Choose a smaller file.',
    );
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A page that is named like a photo. */
export const WrongContent: Story = {
  play: async ({ canvasElement, args }) => {
    const page = new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' });
    await userEvent.upload(picker(canvasElement), page);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'photo.png can’t be used: its content is a web page, and only an image or PDF is accepted. Choose another file.',
    );
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A file that can’t be used leaves the one that was chosen before. */
export const WrongAfterAnother: Story = {
  parameters: { visual: { none: 'Each of the two has a picture.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(picker(canvasElement), pdf());
    await canvas.findByText('receipt.pdf');
    const page = new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' });
    await userEvent.upload(picker(canvasElement), page);
    await canvas.findByText(/photo\.png can’t be used/);
    await expect(canvas.getByText('receipt.pdf')).toBeVisible();
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};

export const DroppedAndPasted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const area = canvasElement.querySelector('[data-slot=file-chooser]') as HTMLElement;
    const data = new DataTransfer();
    data.items.add(pdf('dropped.pdf'));
    area.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    await waitFor(() => expect(canvas.getByText('dropped.pdf')).toBeVisible());
    const clipboardData = new DataTransfer();
    clipboardData.items.add(pdf('pasted.pdf'));
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await waitFor(() => expect(canvas.getByText('pasted.pdf')).toBeVisible());
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

export const Uploading: Story = {
  args: {
    file: { name: 'receipt.pdf', size: 1200, isNew: true },
    upload: { sent: 400, total: 1200, onCancel: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const progress = canvas.getByRole('progressbar', { name: 'Uploading receipt.pdf' });
    await expect(progress).toHaveAttribute('aria-valuetext', '400 B of 1.2 kB');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.upload?.onCancel).toHaveBeenCalledOnce();
  },
};

const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#3b6cb7"/></svg>')}`;

export const LongName: Story = {
  args: {
    file: {
      name: 'photo-of-the-name-plate-of-the-spindle-of-the-machine-in-hall-three-2026-11-24.jpg',
      size: 1_840_000,
      image,
    },
  },
};

export const RightToLeft: Story = {
  ...LongName,
  globals: { direction: 'rtl' },
};
