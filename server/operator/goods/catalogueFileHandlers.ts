import {
  checkCatalogueFiles,
  exportCatalogue,
  importCatalogueFiles,
} from '../../../contracts/api/operator/catalogueFilesApi.ts'
import type { CatalogueOutcome } from '../../../contracts/api/operator/catalogueFilesApi.ts'
import { catalogueUpload } from '../../../contracts/catalogueUpload.ts'
import { categoriesFile, goodsFile } from '../../catalog/file/goodsRows.ts'
import { checkCatalogue, importCatalogue } from '../../catalog/file/importCatalogue.ts'
import type { GoodsOutcome } from '../../catalog/file/importCatalogue.ts'
import type { GoodsFile } from '../../catalog/file/readGoodsFile.ts'
import { storedGoods } from '../../catalog/file/storedGoods.ts'
import { readBase64 } from '../../kit/readBase64.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { Refusal } from '../../kit/answer.ts'
import { handle, handleInSteps } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { recordImport } from './recordImport.ts'

/** OPS-35, OPS-36: the catalogue as files, by the same code as `npm run catalogue`. */
export const catalogueFileHandlers: readonly Handler[] = [
  handle(exportCatalogue, async ({ query: { format, separator, stock = false } }, _caller, { db }) => {
    const goods = await storedGoods(db, stock)
    const delimiter = separator === 'semicolon' ? ';' : ','
    return answer({
      files:
        format === 'json'
          ? [{ name: 'goods.json', text: goodsFile(goods, { format }, stock) }]
          : [
              { name: 'goods.csv', text: goodsFile(goods, { format, delimiter }, stock) },
              { name: 'goods-categories.csv', text: categoriesFile(goods, delimiter) },
            ],
    })
  }),
  handle(checkCatalogueFiles, async ({ body: { files, replaces } }, _caller, { db }) => {
    const read = readFiles(files)
    return '_tag' in read ? read : answer(outcomeOf(await checkCatalogue(db, read.files, { replaces })))
  }),
  handleInSteps(importCatalogueFiles, async ({ body: { files, replaces } }, caller, { db, now, newId }, step) => {
    const read = readFiles(files)
    if ('_tag' in read) return read
    const record = recordImport(read.files, replaces, caller, now, newId)
    return answer(
      outcomeOf(
        await importCatalogue(db, read.files, {
          replaces,
          now,
          andThen: async (tx, counts) => {
            await record(tx, counts)
            await step.settle(tx, answer(outcomeOf({ _tag: 'Accepted', counts })))
          },
        }),
      ),
    )
  }),
]

type SentFile = { readonly name: string; readonly file: string }

const readFiles = (sent: readonly SentFile[]): { readonly files: readonly GoodsFile[] } | Refusal => {
  const files: GoodsFile[] = []
  for (const { name, file } of sent) {
    const bytes = readBase64(file)
    if (bytes === null) return refuse('OPR415', { message: `The file ${name} is not sent as base64.` })
    files.push({ name, bytes })
  }
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0) > catalogueUpload.mostBytes
    ? refuse('OPR413', { message: 'These files are too large together. Use npm run catalogue for more than 8 MB.' })
    : { files }
}

/** Errors that follow from one mistake are many; nobody reads more at once. */
const mostComplaints = 100

const outcomeOf = (outcome: GoodsOutcome): CatalogueOutcome =>
  outcome._tag === 'Accepted'
    ? { outcome: 'accepted', counts: outcome.counts }
    : {
        outcome: 'refused',
        count: outcome.complaints.length,
        complaints: outcome.complaints.slice(0, mostComplaints),
      }
