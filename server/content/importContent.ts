import type { ContentDocument } from '../../contracts/content/contentDocument.ts'
import type { Site } from '../../core/domain/locale/locales.ts'
import { takeTranslations } from '../languages/translations.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import { checkDocument } from './checkDocument.ts'
import { publishNew, replaceUnedited } from './contentStore.ts'
import { seedDocuments } from './seed/seedDocuments.ts'
import { nameOfAddress } from './storedDocuments.ts'

/**
 * Publishes the documents of the seed that do not exist yet. When its translations or its American words have changed,
 * those that no editor has touched get them, too (I18N-01, I18N-08); editors' changes to the others stay.
 */
export const importContent = async (db: Db, now: number): Promise<void> => {
  const rows = await db.selectFrom('content_document').select(['site', 'family', 'key']).execute()
  const there = new Set(rows.map(nameOfAddress))
  const documents = seedDocuments()
  const missing = documents.filter((document) => !there.has(nameOfAddress(document)))
  await publishNew(db, missing.map(checked), { author, now })
  const older = (site: Site) =>
    documents.filter((each) => each.site === site && there.has(nameOfAddress(each))).map(checked)
  await inTransaction(db, async (tx) => {
    if (await takeTranslations(tx, 'content')) await replaceUnedited(tx, older('EMEA'), author)
    if (await takeTranslations(tx, 'american content')) await replaceUnedited(tx, older('NA'), author)
  })
}

const author = 'seed'

const checked = (document: ReturnType<typeof seedDocuments>[number]): ContentDocument => {
  const result = checkDocument(document)
  if (result._tag === 'Valid') return result.document
  throw new Error(`${nameOfAddress(document)}: ${result.faults.map(({ message }) => message).join(' ')}`)
}
