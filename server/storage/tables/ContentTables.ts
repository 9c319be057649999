import type { ContentDocument, ContentFamily } from '../../../contracts/content/contentDocument.ts'
import type { Site } from '../../../core/domain/locale/locales.ts'
import type { Json } from './CatalogTables.ts'

/** What identifies a content document. */
export type ContentAddress = { readonly site: Site; readonly family: ContentFamily; readonly key: string }

export type ContentTables = {
  content_document: {
    site: Site
    family: ContentFamily
    key: string
    /** Revisions are numbered from 1 without gaps. */
    latest: number
    /** The revision that was published last. */
    published: number | null
    published_by: string | null
    published_at: number | null
  }
  content_revision: {
    site: Site
    family: ContentFamily
    key: string
    revision: number
    /** As on the wire: instants are ISO 8601. */
    document: Json<typeof ContentDocument.Encoded>
    author: string
    saved_at: number
  }
  /** What shoppers see of a document, if it is valid: of several the one with the highest number. */
  content_publication: {
    site: Site
    family: ContentFamily
    key: string
    revision: number
    /** The `version` of `content_state` with which it was published. */
    number: number
  }
  /** One row, `content`. `version` increases with each publication. */
  content_state: { id: 'content'; version: number; preview_secret: string }
}
