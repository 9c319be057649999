import { useRef, useState } from 'react'
import { newId } from './newId.ts'

type Unreachable = { readonly _tag: 'Unreachable' }

/** A request and what came of it. The same one pressed again after silence goes under its first key. */
export const useKeyedRequest = <Ask, Outcome extends { readonly _tag: string }>(
  send: (ask: Ask, key: string) => Promise<Outcome | Unreachable>,
) => {
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | Unreachable | null>(null)
  const unanswered = useRef<{ readonly text: string; readonly key: string } | null>(null)
  const request = async (ask: Ask): Promise<Outcome | Unreachable> => {
    const text = JSON.stringify(ask)
    const key = unanswered.current?.text === text ? unanswered.current.key : newId()
    unanswered.current = { text, key }
    setOutcome(null)
    setPending(true)
    const answered = await send(ask, key).catch((): Unreachable => ({ _tag: 'Unreachable' }))
    if (answered._tag !== 'Unreachable') unanswered.current = null
    setPending(false)
    setOutcome(answered)
    return answered
  }
  return { request, isPending, outcome }
}
