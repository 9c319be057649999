import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { ResolvedDocument } from '../../../../contracts/content/blockTree.ts'
import { slotAt } from '../../../../core/domain/content/slotAt.ts'
import { SlotArea } from './SlotArea.tsx'
import type { Area } from './SlotArea.tsx'
import { useDrawnSlot, useLateSlot, useScreenSlot } from './useSlot.ts'

/**
 * CMS-02: what a slot shows above or below its screen. Above is part of the first picture or absent; below appears when
 * it is here, because nothing is moved by it.
 */
export const ScreenSlot = ({ area }: { readonly area: Area }) => {
  const slot = slotAt(useLocation().pathname)
  if (slot === null) return null
  return area === 'above' ? <Above slot={slot} /> : <Below slot={slot} />
}

interface OneSlotProps {
  readonly slot: string
}

const Above = ({ slot }: OneSlotProps) => <SlotArea slot={slot} document={useScreenSlot(slot)} area="above" />

const Below = ({ slot }: OneSlotProps) => {
  const drawn = useDrawnSlot(slot)
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (hasAbove(drawn)) return <SlotArea slot={slot} document={drawn} area="below" />
  return isAlive ? (
    <Suspense fallback={null}>
      <LateBelow slot={slot} />
    </Suspense>
  ) : null
}

const LateBelow = ({ slot }: OneSlotProps) => <SlotArea slot={slot} document={useLateSlot(slot)} area="below" />

/** A drawn page shows a whole slot or, when nothing of it stands above the screen, none of it. */
export const hasAbove = (document: ResolvedDocument | null | undefined): document is ResolvedDocument =>
  (document?.slots['above'] ?? []).length > 0

const never = () => () => {}
