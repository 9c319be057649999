import { startTransition, useEffect, useState } from 'react'
import type { DocumentInHand, PreviewReady } from '../../../../contracts/content/livePreview.ts'
import type { Queries, Query, QueryMessage, QueryName } from '../../../../contracts/queries.ts'
import { isDocumentInHand } from '../../../../core/domain/content/livePreview.ts'
import { App } from '../../App.tsx'
import type { Storefront } from '../../bridge/storefront.ts'
import type { RouterHistory } from '../../shell/PageRouter.tsx'

interface Props {
  readonly storefront: Storefront
  readonly places: RouterHistory
}

/**
 * OPR-31: the shop in the frame beside an editor. What the operator has in hand takes the place of what is saved, without
 * a load: each edit is a new storefront, so that every query is asked again, and what is the same stays on the screen.
 */
export const LivePreview = ({ storefront, places }: Props) => {
  const [answers] = useState((): Answers => new Map())
  const [shown, show] = useState(() => withInHand(storefront, null, answers))
  useEffect(() => {
    const receive = ({ data, origin, source }: MessageEvent<unknown>): void => {
      if (origin === location.origin && source === parent && isDocumentInHand(data))
        startTransition(() => show(withInHand(storefront, data, answers)))
    }
    addEventListener('message', receive)
    parent.postMessage({ _tag: 'PreviewReady' } satisfies PreviewReady, location.origin)
    return () => removeEventListener('message', receive)
  }, [storefront, answers])
  return <App storefront={shown} places={places} />
}

/** The last answer to each query that is not about the document in hand, by the JSON of the query. */
type Answers = Map<string, QueryMessage<unknown>>

/**
 * The worker is asked about the document in hand. Everything else is answered once as it was last: nothing else has
 * changed, and an editor types faster than a page is asked for.
 */
const withInHand = (storefront: Storefront, inHand: DocumentInHand | null, answers: Answers): Storefront => {
  const last = new Map(answers)
  const ask = async <Name extends QueryName>(
    query: Query<Name>,
    onMessage: (message: QueryMessage<Queries[Name]['answer']>) => void,
  ): Promise<void> => {
    const asked = askInHand(query as Query, inHand)
    if (asked !== null) return storefront.ask({ ...query, ask: asked }, onMessage)
    const name = JSON.stringify(query)
    const answer = last.get(name)
    last.delete(name)
    // What stands under a query is the answer to it.
    if (answer !== undefined) return onMessage(answer as QueryMessage<Queries[Name]['answer']>)
    return storefront.ask(query, (message) => {
      if (message._tag === 'Answered') answers.set(name, message)
      onMessage(message)
    })
  }
  return { ...storefront, ask, isLive: inHand !== null }
}

/** What is asked in place of a query about the document in hand; null if it is about something else. */
const askInHand = ({ name, ask }: Query, inHand: DocumentInHand | null): Query<'content'>['ask'] | null =>
  inHand !== null && name === 'content' && ask.family === inHand.family && ask.key === inHand.key
    ? { ...ask, inHand: inHand.document }
    : null
