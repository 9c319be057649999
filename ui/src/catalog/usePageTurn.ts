import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { announce } from '../components/announce.ts'
import { useCopy } from '../copy/useCopy.ts'

/** Turning a page goes to the top of the listing and says where one is. Who goes back to it returns to the place it was left at. */
export const usePageTurn = (page: number, total: number, isHere: boolean): void => {
  const t = useCopy('catalog')
  const isBack = useNavigationType() === 'POP'
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (!isHere) return
    if (last.current !== null && last.current !== page) {
      if (!isBack) scrollTo({ top: 0, behavior: 'instant' })
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      announce(t.pageOf({ page, total }))
    }
    last.current = page
  }, [page, total, isHere, isBack, t])
}
