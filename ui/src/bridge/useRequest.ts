import { useRef, useState } from 'react'
import type { OutcomeOf, RequestName, Requests } from '../../../contracts/requests.ts'
import { newId } from './newId.ts'
import { useStorefront } from './StorefrontContext.ts'

/** A request that has had no answer: what it asks, as text, and its key. */
export type Unanswered = { readonly text: string; readonly key: string }

type RequestOptions<Name extends RequestName> = {
  /** Adds what is known only when the request is sent. It does not count when comparing two requests. */
  readonly prepare?: <Asked extends Name>(
    name: Asked,
    input: Requests[Asked]['input'],
  ) => Promise<Requests[Asked]['input']>
  /** Whether sending the same input again is a new request; by default, it is one after every answer. */
  readonly isOver?: (outcome: OutcomeOf<Name>) => boolean
  /** Where the unanswered request is kept, so that the next page knows its key; by default, this page alone does. */
  readonly kept?: { readonly read: () => Unanswered | null; readonly write: (request: Unanswered | null) => void }
}

/** Sends a request and returns its outcome. The same request pressed again after no answer uses its first key. */
export const useRequest = <Name extends RequestName = RequestName>({
  prepare,
  isOver = ({ _tag }) => _tag !== 'Unreachable',
  kept,
}: RequestOptions<Name> = {}) => {
  const storefront = useStorefront()
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<OutcomeOf<Name> | null>(null)
  const here = useRef<Unanswered | null>(null)
  const unanswered = kept ?? {
    read: () => here.current,
    write: (asked: Unanswered | null) => void (here.current = asked),
  }
  const request = async <Asked extends Name>(
    name: Asked,
    input: Requests[Asked]['input'],
  ): Promise<OutcomeOf<Asked>> => {
    const text = JSON.stringify([name, input])
    const before = unanswered.read()
    const key = before?.text === text ? before.key : newId()
    unanswered.write(newKeyEachTime.has(name) ? null : { text, key })
    setOutcome(null)
    setPending(true)
    const send = async () => storefront.request(name, prepare ? await prepare(name, input) : input, key)
    const answered = await send().catch((): OutcomeOf<Asked> => ({ _tag: 'Unreachable' }))
    if (isOver(answered)) unanswered.write(null)
    setPending(false)
    setOutcome(answered)
    return answered
  }
  return { request, isPending, outcome }
}

/**
 * The key of a request stays the same as long as its input does and no answer has come, so that the same request sent
 * again is done once. These are the exceptions: neither page nor worker keeps what was typed, so each press is a
 * separate request under its own key.
 */
export const newKeyEachTime: ReadonlySet<RequestName> = new Set([
  'signIn',
  'agentLogin',
  'enrolDevice',
  'askResetLink',
  'choosePassword',
])
