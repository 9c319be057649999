import type { InputOf } from '../../../contracts/api/endpoint.ts'
import * as content from '../../../contracts/api/content/contentApi.ts'
import { augmentedPages } from '../../../contracts/api/content/augmentedPageApi.ts'
import { nameOfAddress } from '../../../server/content/storedDocuments.ts'
import type { Handler } from '../../../server/kit/handle.ts'
import type { PublicationLedger } from '../content/publicationLedger.ts'
import { shownEdition, stageDocuments } from '../content/stageDocuments.ts'
import type { StageDocument } from '../content/stageDocuments.ts'

type Settings = {
  readonly ledger: PublicationLedger
  readonly onMark: (name: string) => void
  readonly onFault: (fault: string) => void
}

/**
 * CMS-01: every answer is one published edition, whole. It is one that was the latest valid edition at the request's
 * instant: not older than what any earlier request has seen, or than what every server has learned of.
 */
export const watchContent =
  ({ ledger, onMark, onFault }: Settings) =>
  (handler: Handler): Handler => {
    const documentOf = readers.get(handler.endpoint.id)
    if (documentOf === undefined) return handler
    return {
      ...handler,
      run: async (...given) => {
        const [input, , { now }] = given
        const document = documentOf(input)
        if (document === undefined) return handler.run(...given)
        const known = ledger.knownNow(document)
        const result = await handler.run(...given)
        const expected = ledger.expected(document, known, now)
        const name = nameOfAddress(document)
        const wanted = [...expected.keys()].join(' or ')
        if (result._tag !== 'Answer') {
          onFault(`${name} was refused with ${result.errorId}, but edition ${wanted} is published`)
          return result
        }
        const shown = shownEdition(document, result.body)
        if (shown._tag === 'Mixed') {
          onFault(`${name} was answered in parts: ${shown.found}`)
          return result
        }
        const needed = expected.get(shown.edition)
        if (needed === undefined) onFault(`${name} was answered as edition ${shown.edition} instead of ${wanted}`)
        else ledger.seen(document, needed)
        if (expected.size > 1) onMark('content read while published')
        if (ledger.publicationsOf(document).some((entry) => entry.edition === shown.edition && entry.validFrom > 0))
          onMark('content shown at its instant')
        return result
      },
    }
  }

type Read = (input: unknown) => StageDocument | undefined

const stageDocument = (family: string, key: string): StageDocument | undefined =>
  stageDocuments.find((document) => document.family === family && document.key === key)

/** The document that a call reads, by the call's id. */
const readers: ReadonlyMap<string, Read> = new Map<string, Read>([
  [
    content.readAugmentedPage.id,
    (input) => stageDocument('page', (input as InputOf<typeof content.readAugmentedPage>).params.page),
  ],
  [augmentedPages.readCartPage.id, () => stageDocument('page', 'cart')],
  [content.readMenu.id, () => stageDocument('menu', 'menu')],
  [content.readFooterContent.id, () => stageDocument('footer', 'footer')],
])
