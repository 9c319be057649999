import type { ResolvedDocument } from '../../../../contracts/content/blockTree.ts'
import { lazyInPage } from '../../loading/lazyPart.tsx'
import './SlotArea.css'

export type Area = 'above' | 'below'

interface SlotAreaProps {
  readonly slot: string
  readonly document: ResolvedDocument | null | undefined
  readonly area: Area
  /** A hero or an article in it bears the page's title. */
  readonly isPage?: boolean
}

/** CMS-02: one area of a slot. An empty one takes no space. */
export const SlotArea = ({ slot, document, area, isPage = false }: SlotAreaProps) => {
  const blocks = document?.slots[area] ?? []
  return blocks.length === 0 ? null : (
    <div className="slot-area" data-slot={slot} data-area={area}>
      <Blocks blocks={blocks} isPage={isPage} />
    </div>
  )
}

const Blocks = lazyInPage(() => import('../../blocks/page/Slot.tsx'), 'Slot')
