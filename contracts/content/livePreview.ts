import type { Queries } from '../queries.ts'
import type { LocalizedDocument } from './contentDocument.ts'

/** OPR-31: what the console sends to the page in its preview frame: the document that the operator has in hand. */
export type DocumentInHand = {
  readonly _tag: 'DocumentInHand'
  readonly family: Queries['content']['ask']['family']
  readonly key: string
  /** In the language of the frame's page, with the trees of its rich texts. */
  readonly document: LocalizedDocument
}

/** OPR-31: what that page sends to the console once it can show one, after each load. */
export type PreviewReady = { readonly _tag: 'PreviewReady' }
