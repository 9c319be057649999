import { useEffect, useState } from 'react'
import type { ResolvedDocument } from '../../../../contracts/content/blockTree.ts'
import type { Queries } from '../../../../contracts/queries.ts'
import { useIsPreview } from '../../content/preview/useIsPreview.ts'
import { useContent } from './useContent.ts'

export type ContentInTime = {
  /** The screen waits, so that nothing is pushed down later. */
  readonly isPending: boolean
  /** What stands above the goods; null: nothing, or it did not come in time. */
  readonly above: ResolvedDocument | null
  /** What stands below them, whenever it comes. */
  readonly below: ResolvedDocument | null
}

/**
 * CMS-02: the content of what a screen is about (a category, a product), which is asked for together with the goods.
 * Once these are here, the screen waits for it a moment more, and can do without what would stand above them; a preview
 * waits for all of it. `useSlot.ts` is about the slots of other screens.
 */
export const useContentInTime = (ask: Queries['content']['ask'], areGoodsHere: boolean): ContentInTime => {
  const asked = useContent(ask)
  const name = `${ask.family}/${ask.key}`
  const [late, setLate] = useState<string | null>(null)
  const isPending = asked.state === 'pending' && late !== name
  const isPreview = useIsPreview()
  useEffect(() => {
    if (!isPending || !areGoodsHere || isPreview) return
    const timer = setTimeout(() => setLate(name), patienceMs)
    return () => clearTimeout(timer)
  }, [isPending, areGoodsHere, isPreview, name])
  const below = asked.state === 'answered' ? asked.answer : null
  return { isPending, above: late === name ? null : below, below }
}

/** As `useSlot.ts`, whose code these pages do without. */
const patienceMs = 1_000
