import type { Order } from '../../contracts/api/entities/order.ts'
import { repeatedly } from '../kit/repeatedly.ts'
import type { Log } from '../kit/requestLog.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'

/** OPR-66: notes by which names an order is found: of whom it goes to and of who pays. */
export const noteNames = async (tx: Tx, { orderNumber, shipments, billingAddress }: Named): Promise<void> => {
  const addresses = [...shipments.map(({ address }) => address), billingAddress]
  const words = addresses.flatMap((address) => [
    ...partsOfName(address?.firstName ?? ''),
    ...partsOfName(address?.lastName ?? ''),
  ])
  const rows = [...new Set(words)].map((word) => ({ word, order_number: orderNumber }))
  if (rows.length > 0) await tx.insertInto('order_name').values(rows).execute()
}

type Named = Pick<Order, 'orderNumber' | 'shipments' | 'billingAddress'>

/**
 * OPR-66: the numbers of the orders in which, for each word that was typed, a word of a name begins with it. Where nothing
 * that was typed is a letter or a digit there is none.
 */
export const ordersNamed = (db: Db, typed: string) => {
  const words = typed
    .split(/[\s,]+/u)
    .map(joined)
    .filter((word) => word !== '')
  const [first = nothing, ...others] = words.slice(0, mostTerms)
  return others.reduce((found, word) => found.intersect(beginning(db, word)), beginning(db, first))
}

const beginning = (db: Db, word: string) =>
  db
    .selectFrom('order_name')
    .select('order_number')
    .where('word', '>=', word)
    // By their code points, nothing that begins with the word comes after this.
    .where('word', '<', `${word}\u{10ffff}`)

/** More say nothing more. */
const mostTerms = 5

/** No word of a name begins with it, because it has no letter. */
const nothing = '-'

const longestTerm = 60

/** Each part of a name, and each part of that: `o’brien` is found as `obrien` and `brien`. */
const partsOfName = (name: string): readonly string[] =>
  name
    .split(/[\s,]+/u)
    .flatMap((part) => [joined(part), ...plain(part).split(notLetters)])
    .map((word) => word.slice(0, longestTerm))
    .filter((word) => word !== '')

const joined = (part: string): string => plain(part).replaceAll(notLetters, '')

const notLetters = /[^\p{L}\p{N}]+/gu

/** Without case and accents, and without the letters of Europe that are no letter with an accent. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? letter)

const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** As many orders as one transaction notes, so that it is short. */
const batchSize = 200

/** OPR-66: notes the names of the orders that are older than their table. */
export const noteOlderNames = async (db: Db): Promise<void> => {
  while ((await inTransaction(db, noteSome)) > 0);
}

const noteSome = async (tx: Tx): Promise<number> => {
  const waiting = await tx
    .deleteFrom('order_name')
    .where('word', '=', '')
    .where(
      'order_number',
      'in',
      tx.selectFrom('order_name').select('order_number').where('word', '=', '').limit(batchSize),
    )
    .returning('order_number')
    .execute()
  if (waiting.length === 0) return 0
  const orders = await tx
    .selectFrom('orders')
    .select('document')
    .where(
      'number',
      'in',
      waiting.map(({ order_number: number }) => number),
    )
    .execute()
  for (const { document } of orders) await noteNames(tx, document)
  return waiting.length
}

const everyMs = 60_000

/** Notes them soon after the start. Returns a function that stops it after the current run. */
export const watchNames = (db: Db, log: Log): (() => Promise<void>) =>
  repeatedly(() => noteOlderNames(db), everyMs, log)
