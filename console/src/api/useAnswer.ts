import { useEffect, useState } from 'react'
import type { AnswerOf, Endpoint, InputOf } from '../../../contracts/api/endpoint.ts'
import { callApi } from './callApi.ts'
import type { CallFailure } from './callApi.ts'

/** `body`: the last answer, which stays while a later call fails; `failure`: why the latest one did. */
type Read<E extends Endpoint> = {
  readonly body: AnswerOf<E> | null
  readonly failure: CallFailure | null
  /** Asks again. */
  readonly reload: () => void
}

/** The answer to a call that reads, asked for once and whenever `reload` is pressed. */
export const useAnswer = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Read<E> => {
  const [body, setBody] = useState<AnswerOf<E> | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [turn, setTurn] = useState(0)
  const written = JSON.stringify(input)
  useEffect(() => {
    let isWanted = true
    void callApi(endpoint, JSON.parse(written) as InputOf<E>).then((answer) => {
      if (!isWanted) return
      if (answer._tag === 'Answer') setBody(answer.body)
      setFailure(answer._tag === 'Failure' ? answer : null)
    })
    return () => {
      isWanted = false
    }
  }, [endpoint, written, turn])
  return { body, failure, reload: () => setTurn((before) => before + 1) }
}
