import type { DocumentInHand, PreviewReady } from '../../../contracts/content/livePreview.ts'
import { toFields } from '../fields/fields.ts'

/** OPR-31: who else posts messages to a window is not known; these are of our own. */
export const isDocumentInHand = (message: unknown): message is DocumentInHand => hasTag(message, 'DocumentInHand')

export const isPreviewReady = (message: unknown): message is PreviewReady => hasTag(message, 'PreviewReady')

const hasTag = (message: unknown, tag: (DocumentInHand | PreviewReady)['_tag']): boolean =>
  toFields(message)['_tag'] === tag
