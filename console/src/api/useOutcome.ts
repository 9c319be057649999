import { useState } from 'react'
import type { CallFailure } from './callApi.ts'

type Notice = { readonly fault: boolean; readonly text: string }

/** Tells what came of a change. `done`: what to say if it was made. */
export type Settle = (answer: { readonly _tag: 'Answer' } | CallFailure, done: string) => Promise<void>

/**
 * What came of the last change in a panel, told once what holds now is on the screen, so that the next press is about
 * that. After a refusal of what was typed (OPR400) nothing is read again.
 */
export const useOutcome = (reloaded: () => Promise<void>, onChanged?: () => void) => {
  const [notice, setNotice] = useState<Notice | null>(null)
  const settle: Settle = async (answer, done) => {
    const isTyping = answer._tag === 'Failure' && answer.code === 'OPR400'
    if (!isTyping) {
      onChanged?.()
      await reloaded()
    }
    setNotice(answer._tag === 'Failure' ? { fault: true, text: answer.message } : { fault: false, text: done })
  }
  return { notice, setNotice, settle }
}
