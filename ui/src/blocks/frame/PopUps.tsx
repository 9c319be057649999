import { useEffect, useState } from 'react'
import type { ShownBlock } from '../../../../contracts/content/blockTree.ts'
import { firstPopUp } from '../../../../core/domain/content/popUp.ts'
import { Block } from '../page/Slot.tsx'
import { readDismissals } from './dismissals.ts'

/** PROMO-11: the first pop-up that was not dismissed. It is chosen once a page is there: the server draws none. */
export const PopUps = ({ blocks }: { readonly blocks: readonly ShownBlock[] }) => {
  const [dismissed, setDismissed] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => setDismissed(readDismissals()), [])
  const first = dismissed === null ? undefined : firstPopUp(blocks, dismissed)
  return first && <Block block={first} />
}
