import type { ResolvedDocument, ShownBlock } from '../../../contracts/content/blockTree.ts'
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
  const { answers, views } = JSON.parse(held) as {
    readonly answers: Readonly<Record<string, QueryMessage<unknown>>>
    readonly views: Partial<Views>
  }
  return { answers: new Map(Object.entries(answers)), views }
}

/** The blocks of all content that a page was drawn from. */
export const knownBlocks = ({ answers }: Known): readonly ShownBlock[] =>
  [...answers].flatMap(([key, message]) =>
    key.startsWith(contentKey) && message._tag === 'Answered'
      ? Object.values((message.answer as ResolvedDocument).slots).flat()
      : [],
  )

const contentKey = '{"name":"content"'
