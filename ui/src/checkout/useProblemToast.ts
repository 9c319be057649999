import { useEffect, useRef } from 'react'
import type { OrderProblem } from '../../../contracts/views/orderView.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { dismissToast, onToasts, readToasts, showToast } from '../components/toastStore.ts'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'

/** ERR-12: any other problem is a toast that stays until it is closed; closing it is having read it. When it no longer holds, it goes. */
export const useProblemToast = (problem: OrderProblem | null): void => {
  const t = useCopy('checkout')
  const errors = useCopy('errors')
  const send = useCommand()
  const { isRecording } = useStorefront()
  const isToast = problem?.surface === 'toast' && isRecording !== true
  const detail = isToast ? errorText(errors, problem.errorId, problem.message) : ''
  const problemId = isToast ? problem.problemId : null
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (problemId === null) {
      for (const toast of readToasts()) if (toast.title === shown.current) dismissToast(toast.id)
      shown.current = null
      return
    }
    const title = t.notPlaced()
    showToast({ title, detail, kind: 'refusal', isSticky: true })
    shown.current = title
    const stop = onToasts(() => {
      if (readToasts().some((toast) => toast.title === title)) return
      stop()
      void send({ _tag: 'DismissOrderProblem' })
    })
    return stop
  }, [problemId, detail, t, send])
}
