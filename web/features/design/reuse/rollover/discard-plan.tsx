import { useState } from 'react';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';

/** Gives the plan of a new term up, after a question. */
export function DiscardPlan({ onDiscard }: { onDiscard: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="plain" onClick={() => setIsAsking(true)}>
        Discard this plan…
      </Button>
      {isAsking && (
        <AskDialog
          title="Discard this plan?"
          confirm="Discard the plan"
          cancel="Keep it"
          isDangerous
          onConfirm={onDiscard}
          onCancel={() => setIsAsking(false)}
        >
          <p>What you typed and chose for the new term is deleted. This course doesn’t change.</p>
        </AskDialog>
      )}
    </>
  );
}
