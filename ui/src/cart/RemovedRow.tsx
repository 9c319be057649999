import type { RemovedView } from '../../../contracts/views/lineView.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** What was removed keeps its place as one line, as long as it can be put back. */
export function RemovedRow({ removed, onUndo }: { readonly removed: RemovedView; readonly onUndo: () => void }) {
  const t = useCopy('cart')
  const shell = useCopy('shell')
  return (
    <li className="removed-row" data-removed={removed.lineKey}>
      <p>{t.removed({ name: removed.name })}</p>
      <Button kind="link" aria-label={t.undoNamed({ name: removed.name })} onPress={onUndo}>
        {shell.undo()}
      </Button>
    </li>
  )
}
