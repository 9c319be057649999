import { useEffect, useRef } from 'react'
import { announce } from '../components/announce.ts'
import { useCopy } from '../copy/useCopy.ts'

/** Turning a page goes to the top of the listing and says where one is. */
export const usePageTurn = (page: number, total: number, isHere: boolean): void => {
  const t = useCopy('catalog')
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (!isHere) return
    if (last.current !== null && last.current !== page) {
      scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      announce(t.pageOf({ page, total }))
    }
    last.current = page
  }, [page, total, isHere, t])
}
