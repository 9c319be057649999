import type { ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import { rotationTime } from './rotation.ts'

export type PromoBarBlock = ShownBlockOf<'promo-bar'>
export type PromoMessageBlock = ShownBlockOf<'promo-message'>

/** PROMO-05: the messages that show, at most a configured number. */
export const promoMessages = ({ messages }: PromoBarBlock, maximum: number): readonly PromoMessageBlock[] =>
  messages.filter((message) => message.type === 'promo-message').slice(0, maximum)

/** PROMO-02: a closed bar is remembered by its messages, so new ones show again. */
export const promoBarKey = ({ messages }: PromoBarBlock): string =>
  JSON.stringify(messages.map(({ id }) => id).toSorted())

/** PROMO-03, CMS-42: seconds to ms; 5 s unless stated, 0 turns never. A single message does not turn. */
export const promoRotation = ({ autorotateTime = 5 }: PromoBarBlock, messageCount: number): number =>
  messageCount > 1 ? rotationTime(autorotateTime) : 0
