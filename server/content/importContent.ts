import type { ContentDocument } from '../../contracts/content/contentDocument.ts'
import type { Db } from '../storage/Tables.ts'
import { checkDocument } from './checkDocument.ts'
import { publishNew } from './contentStore.ts'
import { seedDocuments } from './seed/seedDocuments.ts'
import { nameOfAddress } from './storedDocuments.ts'

/** Publishes the documents of the seed that do not exist yet. Editors' changes to the others stay. */
export const importContent = async (db: Db, now: number): Promise<void> => {
  const rows = await db.selectFrom('content_document').select(['site', 'family', 'key']).execute()
  const there = new Set(rows.map(nameOfAddress))
  const missing = seedDocuments().filter((document) => !there.has(nameOfAddress(document)))
  await publishNew(db, missing.map(checked), { author: 'seed', now })
}

const checked = (document: ReturnType<typeof seedDocuments>[number]): ContentDocument => {
  const result = checkDocument(document)
  if (result._tag === 'Valid') return result.document
  throw new Error(`${nameOfAddress(document)}: ${result.faults.map(({ message }) => message).join(' ')}`)
}
