import { useEffect, useRef } from 'react'
import type { OrderProblem } from '../../../contracts/views/orderView.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useAsk } from '../cart/useAsk.ts'
import { dismissToast, onToasts, readToasts, showToast } from '../components/toastStore.ts'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

/** ERR-12: any other problem is a toast that stays until it is closed; closing it is having read it. When it no longer holds, it goes. */
export const useProblemToast = (problem: OrderProblem | null): void => {
  const t = useCopy('checkout')
  const errors = useCopy('errors')
  const ask = useAsk()
  const { isRecording } = useStorefront()
  const isToast = problem?.surface === 'toast' && isRecording !== true
  const detail = isToast ? errorText(errors, problem.errorId, problem.message) : ''
  const problemId = isToast ? problem.problemId : null
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (problemId === null) {
      for (const toast of readToasts()) if (toast.title === told.current) dismissToast(toast.id)
      told.current = null
      return
    }
    const title = t.notPlaced()
    showToast({ title, detail, kind: 'refusal', isSticky: true })
    told.current = title
    const stop = onToasts(() => {
      if (readToasts().some((toast) => toast.title === title)) return
      stop()
      void ask({ _tag: 'DismissOrderProblem' })
    })
    return stop
  }, [problemId, detail, t, ask])
}
