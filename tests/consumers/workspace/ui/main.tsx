import '@ninefold/ui/compiled.css';
import { Button } from '@ninefold/ui/components/button';
import { Dialog, DialogContent, DialogTitle } from '@ninefold/ui/components/dialog';
import { ApplicationProvider } from '@ninefold/ui/provider';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <ApplicationProvider>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>From a package</DialogTitle>
        </DialogContent>
      </Dialog>
    </ApplicationProvider>
  );
}

const container = document.querySelector('#root');
if (container !== null) createRoot(container).render(<Page />);
