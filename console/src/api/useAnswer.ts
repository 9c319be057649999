import { useEffect, useRef, useState } from 'react'
import type { AnswerOf, Endpoint, InputOf } from '../../../contracts/api/endpoint.ts'
import { callApi } from './callApi.ts'
import type { CallFailure } from './callApi.ts'

/** `body`: the last answer, which stays while a later call fails; `failure`: why the latest one did. */
type Read<E extends Endpoint> = {
  readonly body: AnswerOf<E> | null
  readonly failure: CallFailure | null
  /** Asks again. */
  readonly reload: () => void
  /** Asks again; over when the answer is on the screen, or a later call has been made. */
  readonly reloaded: () => Promise<void>
}

/** The answer to a call that reads, asked for once and whenever `reload` is pressed. */
export const useAnswer = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Read<E> => {
  const [body, setBody] = useState<AnswerOf<E> | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const written = JSON.stringify(input)
  const ask = useRef(async (): Promise<void> => undefined)
  useEffect(() => {
    let wanted = 0
    ask.current = async () => {
      const call = ++wanted
      const answer = await callApi(endpoint, JSON.parse(written) as InputOf<E>)
      if (call !== wanted) return
      if (answer._tag === 'Answer') setBody(answer.body)
      setFailure(answer._tag === 'Failure' ? answer : null)
    }
    void ask.current()
    return () => {
      wanted = 0
    }
  }, [endpoint, written])
  return { body, failure, reload: () => void ask.current(), reloaded: () => ask.current() }
}
