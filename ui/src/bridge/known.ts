import type { QueryMessage } from '../../../contracts/queries.ts'
import type { Views } from '../../../contracts/views/workerViews.ts'

/** What a page drawn by the server was drawn from. */
export type Known = {
  /** By the JSON of the query. */
  readonly answers: Map<string, QueryMessage<unknown>>
  /** Of a visitor without a session. */
  readonly views: Partial<Views>
}

/** The element that contains it, as JSON. */
export const knownId = 'known'

/** A page that the server did not draw has none. */
export const readKnown = (): Known => {
  const held = document.querySelector(`#${knownId}`)?.textContent
  if (!held) return { answers: new Map(), views: {} }
  // The server wrote it into this page from the same build (`drawPage.tsx`).
  const { answers, views } = JSON.parse(held) as {
    readonly answers: Readonly<Record<string, QueryMessage<unknown>>>
    readonly views: Partial<Views>
  }
  return { answers: new Map(Object.entries(answers)), views }
}
