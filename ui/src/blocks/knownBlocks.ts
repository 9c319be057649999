import type { ResolvedDocument, ShownBlock } from '../../../contracts/content/blockTree.ts'
import type { Known } from '../bridge/known.ts'
import { preloadBlocks } from './blockTable.ts'

/** The blocks of all content that a page was drawn from. */
export const knownBlocks = ({ answers }: Known): readonly ShownBlock[] =>
  [...answers].flatMap(([key, message]) =>
    key.startsWith('{"name":"content"') && message._tag === 'Answered'
      ? Object.values((message.answer as ResolvedDocument).slots).flat()
      : [],
  )

export const preloadKnownBlocks = (locale: string, known: Known): Promise<void> =>
  preloadBlocks(locale, knownBlocks(known))
