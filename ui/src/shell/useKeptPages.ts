import { useLayoutEffect, useState } from 'react'

interface KeptPages {
  readonly pages: number
  /** As many were shown when this entry of the history was left. */
  readonly kept: number
  readonly showMore: () => void
}

/**
 * RT-23: how many pages of a list are shown that grows by a press. It is kept in the entry of the browser's history, so
 * that the place in the list is there again after "back" and after a reload. A drawn page begins with one.
 */
export const useKeptPages = (list: string): KeptPages => {
  const [{ pages, kept }, setShown] = useState({ pages: 1, kept: 1 })
  // Before anything can be pressed: what a press adds was not kept.
  useLayoutEffect(() => {
    const found = keptIn(list)
    if (found > 1) setShown({ pages: found, kept: found })
  }, [list])
  const showMore = (): void => {
    history.replaceState({ ...history.state, [list]: pages + 1 }, '')
    setShown({ pages: pages + 1, kept })
  }
  return { pages, kept, showMore }
}

/** Only this module writes there. */
const keptIn = (list: string): number => (history.state as Readonly<Record<string, number>> | null)?.[list] ?? 1
