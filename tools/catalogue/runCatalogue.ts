import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { categoriesFile, goodsFile } from '../../server/catalog/file/goodsRows.ts'
import { sentenceOf } from '../../server/catalog/file/GoodsTable.ts'
import { checkCatalogue, importCatalogue } from '../../server/catalog/file/importCatalogue.ts'
import type { GoodsCounts, GoodsOutcome } from '../../server/catalog/file/importCatalogue.ts'
import type { GoodsFile } from '../../server/catalog/file/readGoodsFile.ts'
import { storedGoods } from '../../server/catalog/file/storedGoods.ts'
import { recordImport } from '../../server/operator/goods/recordImport.ts'
import { newId } from '../../server/storage/newId.ts'
import type { Db } from '../../server/storage/Tables.ts'
import type { CommandResult } from '../command/onDatabase.ts'
import { generateCatalogue } from './generateCatalogue.ts'
import type { GenerateRequest } from './generateCatalogue.ts'

export type CatalogueRequest =
  | GenerateRequest
  | {
      readonly _tag: 'Export'
      readonly file: string | null
      readonly hasStock: boolean
      readonly delimiter: ',' | ';'
    }
  | { readonly _tag: 'Check' | 'Import'; readonly files: readonly string[]; readonly replaces: boolean }

const done = (...lines: readonly string[]): CommandResult => ({ isDone: true, lines })
const failed = (...lines: readonly string[]): CommandResult => ({ isDone: false, lines })

/** OPS-20…25: what each action does. `now`: epoch ms. */
export const runCatalogue = async (db: Db, request: CatalogueRequest, now: number): Promise<CommandResult> => {
  if (request._tag === 'Generate') return done(generateCatalogue(request))
  if (request._tag === 'Export') return exported(db, request)
  const files = request.files.map(readFile)
  const unread = files.flatMap((file) => (typeof file === 'string' ? [file] : []))
  if (unread.length > 0) return failed(...unread)
  const read = files.filter((file) => typeof file !== 'string')
  const { replaces } = request
  const outcome =
    request._tag === 'Check'
      ? await checkCatalogue(db, read, { replaces })
      : await importCatalogue(db, read, { replaces, now, andThen: recordImport(read, replaces, null, now, newId) })
  return resultOf(outcome, request._tag === 'Import')
}

/** Errors that follow from one mistake are many; nobody reads more at once. */
const mostComplaints = 100

const resultOf = (outcome: GoodsOutcome, isWritten: boolean): CommandResult => {
  if (outcome._tag === 'Accepted') return done(...sentencesOf(outcome.counts, isWritten))
  const { complaints } = outcome
  const more = complaints.length - mostComplaints
  return failed(
    ...complaints.slice(0, mostComplaints).map(sentenceOf),
    ...(more > 0 ? [`… and ${more} more.`] : []),
    isWritten ? 'Nothing was imported.' : 'An import would be refused.',
  )
}

const sentencesOf = ({ products, variants, categories, added, changed, gone }: GoodsCounts, isWritten: boolean) => [
  isWritten
    ? `${added} products were added, ${changed} changed and ${gone} withdrawn.`
    : `Nothing is wrong: ${added} products would be added, ${changed} changed and ${gone} withdrawn.`,
  `The shop ${isWritten ? 'sells' : 'would sell'} ${products} products in ${variants} variants and ${categories} categories.`,
]

const exported = async (
  db: Db,
  { file, hasStock, delimiter }: Extract<CatalogueRequest, { _tag: 'Export' }>,
): Promise<CommandResult> => {
  const goods = await storedGoods(db, hasStock)
  if (file === null) return done(goodsFile(goods, { format: 'json' }, hasStock))
  if (file.toLowerCase().endsWith('.json')) {
    writeFileSync(file, goodsFile(goods, { format: 'json' }, hasStock))
    return done(`The catalogue is in ${file}.`)
  }
  const categories = `${file.replace(/\.csv$/i, '')}-categories.csv`
  writeFileSync(file, goodsFile(goods, { format: 'csv', delimiter }, hasStock))
  writeFileSync(categories, categoriesFile(goods, delimiter))
  return done(`The variants are in ${file}, the categories in ${categories}.`)
}

const readFile = (path: string): GoodsFile | string => {
  try {
    return { name: basename(path), bytes: readFileSync(path) }
  } catch (error) {
    return `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`
  }
}
