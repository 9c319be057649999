import { useDeferredValue, useState } from 'react'
import type { Listing } from '../../../contracts/api/catalogue.ts'
import type { QueryState } from '../bridge/latestAnswer.ts'
import type { ListingViewProps } from './ListingView.tsx'

type Head = Omit<ListingViewProps, 'asked' | 'empty'>
type Held = { readonly listing: Listing | null; readonly head: Head; readonly isWaiting: boolean }

/**
 * Keeps the last answer and its heading on screen while the next one is awaited, so that nothing flickers. The next one's products come in
 * small pieces: no press has to wait for all of them.
 */
export const useHeldListing = (asked: QueryState<Listing>, head: Head): Held => {
  const newest = useNewest(asked, head)
  const listing = useDeferredValue(newest.listing)
  return { ...newest, listing, isWaiting: newest.isWaiting || listing !== newest.listing }
}

const useNewest = (asked: QueryState<Listing>, head: Head): Held => {
  const [kept, setKept] = useState<{ readonly listing: Listing; readonly head: Head } | null>(null)
  if (asked.state === 'answered') {
    if (kept?.listing !== asked.answer) setKept({ listing: asked.answer, head })
    return { listing: asked.answer, head, isWaiting: false }
  }
  return kept ? { ...kept, isWaiting: asked.state === 'pending' } : { listing: null, head, isWaiting: true }
}
