import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

type RailEnds = { readonly isAtStart: boolean; readonly isAtEnd: boolean }

/** Whether a row can be scrolled further, in each direction. */
export const useRailEnds = (rail: RefObject<HTMLElement | null>, count: number): RailEnds => {
  const [ends, setEnds] = useState<RailEnds>({ isAtStart: true, isAtEnd: true })
  useEffect(() => {
    const row = rail.current
    if (!row) return
    const look = () => {
      const [isAtStart, isAtEnd] = [row.scrollLeft < 4, row.scrollLeft + row.clientWidth > row.scrollWidth - 4]
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
      )
    }
    // In the next frame: the buttons at its ends appear and disappear, and WebKit complains about a layout that changes
    // within the callback.
    let frame = 0
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    sizes.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      cancelAnimationFrame(frame)
      row.removeEventListener('scroll', look)
    }
  }, [rail, count])
  return ends
}
