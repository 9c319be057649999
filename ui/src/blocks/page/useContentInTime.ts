import { useEffect, useState } from 'react'
import type { ResolvedDocument } from '../../../../contracts/content/blockTree.ts'
import type { Queries } from '../../../../contracts/queries.ts'
import { useContent } from './useContent.ts'

export type ContentInTime = {
  /** The screen waits, so that nothing is pushed down later. */
  readonly isPending: boolean
  /** null: there is none, or it did not come in time. */
  readonly document: ResolvedDocument | null
}

/**
 * CMS-02: the content of what a screen is about (a category, a product), which is asked for together with the goods.
 * The screen waits for it a moment, and can do without it. `useSlot.ts` is about the slots of other screens.
 */
export const useContentInTime = (ask: Queries['content']['ask']): ContentInTime => {
  const asked = useContent(ask)
  const name = `${ask.family}/${ask.key}`
  const [late, setLate] = useState<string | null>(null)
  const isPending = asked.state === 'pending' && late !== name
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(name), patienceMs)
    return () => clearTimeout(timer)
  }, [isPending, name])
  const document = asked.state === 'answered' && late !== name ? asked.answer : null
  return { isPending, document }
}

/** As `useSlot.ts`, whose code these pages do without. */
const patienceMs = 1_000
