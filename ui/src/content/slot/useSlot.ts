import { use, useEffect, useState } from 'react'
import type { ResolvedDocument } from '../../../../contracts/content/blockTree.ts'
import type { Query } from '../../../../contracts/queries.ts'
import { useStorefront } from '../../bridge/StorefrontContext.ts'
import { note } from '../../bridge/note.ts'
import type { Storefront } from '../../bridge/storefront.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useTestContext } from '../useTestContext.ts'

/**
 * CMS-02: the document of a screen's slot before the screen is shown: suspends until it is here, a second at most. What
 * comes later is null, because it would move the screen. A drawn page has what it was drawn with, and nothing else.
 */
export const useScreenSlot = (slot: string): ResolvedDocument | null => {
  const asking = useSlotQuery(slot)
  const { storefront, query } = asking
  const drawn = useDrawnWith(asking)
  const isKept = drawn !== undefined && drawn !== null
  // The worker keeps its answer for later visits, also without a connection.
  useEffect(() => {
    if (isKept) void storefront.ask(query, ignored).catch(ignored)
  }, [isKept, storefront, query])
  useLeaving(asking)
  return drawn === undefined ? use(viewOf(asking).inTime) : drawn
}

/** CMS-02: the same for a dialog, which opens whole. */
export const useDialogSlot = (slot: string) => {
  const asking = useSlotQuery(slot)
  useLeaving(asking)
  return { slot, document: use(viewOf(asking).inTime) }
}

/** The document of a slot once it is here, whenever that is. */
export const useLateSlot = (slot: string): ResolvedDocument | null => use(viewOf(useSlotQuery(slot)).document)

/** What a drawn page was drawn with; null = nothing, undefined = the page was not drawn. */
export const useDrawnSlot = (slot: string): ResolvedDocument | null | undefined => useDrawnWith(useSlotQuery(slot))

/** A slot's document while its screen is looked at. It is asked for once, so that nothing changes meanwhile. */
type SlotView = {
  /** Resolves once the code of its blocks is here too; null: there is nothing to show. */
  readonly document: Promise<ResolvedDocument | null>
  /** The same, and null if it takes longer than a screen waits for what is above it. */
  readonly inTime: Promise<ResolvedDocument | null>
}

/** As long as the first picture waits for its other parts (`preloadPage.ts`), ms. */
const patienceMs = 1_000

type SlotQuery = Query<'content'>

const viewOf = ({ storefront, locale, query }: Asking): SlotView => {
  const open = viewsIn(storefront)
  const name = nameOf(locale, query)
  const view = open.get(name) ?? openView(askDocument(storefront, locale, query))
  open.set(name, view)
  return view
}

const useDrawnWith = ({ storefront, query }: Asking): ResolvedDocument | null | undefined => {
  const [drawn] = useState(() => {
    const message = storefront.known?.(query)
    if (message?._tag === 'Answered') return message.answer
    return storefront.isDrawn?.() === true ? null : undefined
  })
  return drawn
}

/** The screen is left: the next time the document is asked for again. */
const useLeaving = ({ storefront, locale, query }: Asking): void =>
  useEffect(() => () => void viewsIn(storefront).delete(nameOf(locale, query)), [storefront, locale, query])

type Asking = { readonly storefront: Storefront; readonly locale: string; readonly query: SlotQuery }

const useSlotQuery = (key: string): Asking => {
  const testContext = useTestContext()
  const [query] = useState<SlotQuery>(() => ({ name: 'content', ask: { family: 'page', key, ...testContext } }))
  return { storefront: useStorefront(), locale: useShopLocale(), query }
}

const ignored = () => undefined

/** OPR-31: of each storefront, because a live preview gets another one with each edit. */
const views = new WeakMap<Storefront, Map<string, SlotView>>()

const viewsIn = (storefront: Storefront): Map<string, SlotView> => {
  const open = views.get(storefront) ?? new Map<string, SlotView>()
  views.set(storefront, open)
  return open
}

const nameOf = (locale: string, query: SlotQuery): string => `${locale} ${JSON.stringify(query)}`

const openView = (document: SlotView['document']): SlotView => ({
  document,
  inTime: Promise.race([document, new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))]),
})

/** ERR-33: a slot that cannot be loaded is absent, and that is only logged. One without a document is simply empty. */
const askDocument = async (
  storefront: Storefront,
  locale: string,
  query: SlotQuery,
): Promise<ResolvedDocument | null> => {
  try {
    const document = await firstAnswer(storefront, query)
    const blocks = Object.values(document?.slots ?? {}).flat()
    if (blocks.length === 0) return null
    const { preloadBlocks } = await import('../../blocks/page/blockTable.ts')
    await Promise.all([preloadBlocks(locale, blocks), import('../../blocks/page/Slot.tsx')])
    return document
  } catch (error) {
    note({ kind: 'sideLookup', about: 'slot', reason: error instanceof Error ? error.name : String(error) })
    return null
  }
}

const firstAnswer = (storefront: Storefront, query: SlotQuery): Promise<ResolvedDocument | null> =>
  new Promise((resolve, reject) => {
    storefront
      .ask(query, (message) => {
        switch (message._tag) {
          case 'Answered':
            return resolve(message.answer)
          case 'ContentPageError':
            return resolve(null)
          case 'Refused':
            return reject(message.errorId)
          case 'Unreachable':
            return reject(message.reason)
        }
      })
      .catch(reject)
  })
