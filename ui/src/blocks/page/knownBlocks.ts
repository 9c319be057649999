import type { ShownBlock } from '../../../../contracts/content/blockTree.ts'
import { answerIn, queryUnder } from '../../bridge/knownAnswers.ts'
import type { Known } from '../../bridge/known.ts'
import { preloadBlocks } from './blockTable.ts'

/** The blocks of the content that a page was drawn from, without those around it. */
export const knownBlocks = (known: Known): readonly ShownBlock[] =>
  blocksOf(known, (family) => !['footer', 'menu', 'fragment'].includes(family))

/** The drawn blocks around a page; the menu's are drawn when it opens. */
export const blocksAround = (known: Known): readonly ShownBlock[] =>
  blocksOf(known, (family) => family === 'footer' || family === 'fragment')

const blocksOf = (known: Known, isWanted: (family: string) => boolean): readonly ShownBlock[] =>
  [...known.answers.keys()].flatMap((key) => {
    const query = queryUnder(key)
    if (query.name !== 'content' || !isWanted(query.ask.family)) return []
    const message = answerIn(known, query)
    return message?._tag === 'Answered' ? Object.values(message.answer.slots).flat() : []
  })

export const preloadKnownBlocks = (locale: string, known: Known): Promise<void> =>
  preloadBlocks(locale, knownBlocks(known))
