import type { ShownBlock, ShownBlockOf } from '../../../contracts/content/blockTree.ts'
import { contentDelays } from '../configuration/constants.ts'

export type PopUpBlock = ShownBlockOf<'pop-up'>

/** PROMO-11, 14: the first pop-up that was not dismissed; they are remembered by name. */
export const firstPopUp = (blocks: readonly ShownBlock[], dismissed: ReadonlySet<string>): PopUpBlock | undefined =>
  blocks.filter((block) => block.type === 'pop-up').find(({ name }) => !dismissed.has(name))

/** PROMO-12 */
export const popUpTitle = ({ title, minimizedTitle, maximizedTitle }: PopUpBlock, isOpen: boolean): string =>
  (isOpen ? maximizedTitle : minimizedTitle) ?? title

/** PROMO-13: after how many ms it opens; 0 at once. */
export const popUpDelay = ({ delay }: PopUpBlock): number => delay ?? contentDelays.popUp
