import type { QueryMessage } from '../../../contracts/queries.ts'
import type { Views } from '../../../contracts/views/workerViews.ts'

/** What came with a page that the server has drawn: what it was drawn from. */
export type Known = {
  /** By the JSON of the question. */
  readonly answers: Map<string, QueryMessage<unknown>>
  /** Of somebody who has nothing here yet. */
  readonly views: Partial<Views>
}

/** The element that holds it, as JSON. */
export const knownId = 'known'

/** A page that the server did not draw brings nothing. */
export const readKnown = (): Known => {
  const held = document.querySelector(`#${knownId}`)?.textContent
  if (!held) return { answers: new Map(), views: {} }
  const { answers, views } = JSON.parse(held) as {
    readonly answers: Readonly<Record<string, QueryMessage<unknown>>>
    readonly views: Partial<Views>
  }
  return { answers: new Map(Object.entries(answers)), views }
}
