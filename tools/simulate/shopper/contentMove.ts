import type { QueryMessage } from '../../../contracts/queries.ts'
import { nameOfAddress } from '../../../server/content/storedDocuments.ts'
import { shownEdition } from '../content/stageDocuments.ts'
import type { StageDocument } from '../content/stageDocuments.ts'
import type { VirtualTab } from '../device/virtualTab.ts'
import type { WorldContent } from '../content/worldContent.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/** Opens a page, a screen with a slot, or looks at what stands around every page. */
export const contentMove = (world: SimulatedWorld, content: WorldContent, tab: VirtualTab): void => {
  void readContent(world, content, tab, content.chance.pick(content.documents), () => undefined)
}

/**
 * CMS-01: whatever a page is given of a document, from the server or from its cache, is one published edition, whole,
 * that has begun to be valid. `onMessage` hears of it afterwards.
 */
export const readContent = (
  { clock, marks, story, alarms }: SimulatedWorld,
  { ledger }: WorldContent,
  tab: VirtualTab,
  document: StageDocument,
  onMessage: (message: QueryMessage<unknown>, edition: number | null) => void,
): Promise<void> => {
  const { family, key } = document
  const about = `${tab.tabId}: ${nameOfAddress(document)}`
  return tab.host().ask({ name: 'content', ask: { family, key } }, (message) => {
    marks.add(`content ${message._tag}`)
    if (message._tag !== 'Answered') {
      story.tell(`${about}: ${message._tag}`)
      if (message._tag === 'ContentPageError') alarms.push(`${about} is missing, but it has been published`)
      return onMessage(message, null)
    }
    const shown = shownEdition(document, message.answer)
    if (shown._tag === 'Mixed') {
      alarms.push(`${about} is shown in parts: ${shown.found}`)
      return onMessage(message, null)
    }
    const { edition } = shown
    story.tell(`${about}: edition ${edition} (${message.from})`)
    const isPublished = ledger
      .publicationsOf(document)
      .some((entry) => entry.edition === edition && entry.validFrom <= clock.now())
    if (!isPublished) alarms.push(`${about} is shown as edition ${edition}, which is not published`)
    onMessage(message, edition)
  })
}
