import { useRef, useState } from 'react'
import type { ServiceName, ServiceOutcome, ServiceRequest, ServiceRequests } from '../../../contracts/serviceRequests.ts'
import { newId } from './newId.ts'
import { useStorefront } from './StorefrontContext.ts'

/** A request to the shop's people and what came of it. The same one pressed again after silence goes under its first key. */
export const useService = <Name extends ServiceName>(name: Name) => {
  type Outcome = ServiceOutcome<ServiceRequests[Name]['answer']>
  const { serve } = useStorefront()
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const unanswered = useRef<{ readonly text: string; readonly key: string } | null>(null)
  const request = async (ask: ServiceRequests[Name]['ask']): Promise<Outcome> => {
    const text = JSON.stringify(ask)
    const key = unanswered.current?.text === text ? unanswered.current.key : newId()
    unanswered.current = { text, key }
    setOutcome(null)
    setPending(true)
    const answered = await serve<Name>({ name, key, ask } as ServiceRequest<Name>).catch((): Outcome => ({ _tag: 'Unreachable' }))
    if (answered._tag !== 'Unreachable') unanswered.current = null
    setPending(false)
    setOutcome(answered)
    return answered
  }
  return { request, isPending, outcome }
}
