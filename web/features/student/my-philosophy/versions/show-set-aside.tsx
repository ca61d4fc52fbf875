import { use } from 'react';
import { useWatched } from '../../../../lib/use-watched.ts';
import { Button } from '../../../../ui/button.tsx';
import { SavingContext, type Saving } from '../saves/saving-context.ts';

/** In the save line: leads to a text that was set aside. It may be far away, at the top or at the end of an essay. */
export function ShowSetAside() {
  const saving = use(SavingContext);
  return saving && <ShowButton {...saving} />;
}

function ShowButton({ queue }: Saving) {
  const hasSetAside = useWatched(queue.subscribe, () => {
    const { unsent, refused, superseded } = queue.state();
    return unsent.size === 0 && refused.length + superseded.length > 0;
  });
  if (!hasSetAside) return null;
  return <Button onClick={show}>Show</Button>;
}

function show(): void {
  const text = document.querySelector<HTMLElement>('[data-set-aside]');
  text?.focus({ preventScroll: true });
  text?.scrollIntoView({ block: 'center' });
}
