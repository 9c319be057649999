import type { ContentDocument } from '../../../contracts/content/contentDocument.ts'
import type { Db } from '../../../server/storage/Tables.ts'
import { saveDraft } from '../../../server/content/contentStore.ts'
import { publish } from '../../../server/content/publishing.ts'

export type WrittenDocument = typeof ContentDocument.Encoded

/** A page with one rich text in English and French. */
export const samplePage = (key: string, text: string, more: Partial<WrittenDocument> = {}): WrittenDocument => ({
  family: 'page',
  key,
  site: 'NA',
  bodies: {
    en: { name: `${text} (en)`, slots: { main: [richText(`<p>${text} in English</p>`)] } },
    fr: { name: `${text} (fr)`, slots: { main: [richText(`<p>${text} en français</p>`)] } },
  },
  ...more,
})

export const richText = (html: string, id = 'text') => ({ id, type: 'rich-text', richText: html })

const by = { author: 'Wren', now: 1_800_000_000_000 }

/** Saves a document that is valid; its revision. */
export const save = async (db: Db, document: WrittenDocument): Promise<number> => {
  const saved = await saveDraft(db, document, by)
  if (saved._tag !== 'Saved') throw new Error(saved.faults.map(({ message }) => message).join(' '))
  return saved.revision
}

export const saveAndPublish = async (db: Db, document: WrittenDocument): Promise<void> => {
  const revision = await save(db, document)
  if (!(await publish(db, document, revision, by))) throw new Error(`${document.key} was not published.`)
}
