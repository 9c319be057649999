import { firstSeed } from '../../server/catalog/firstSeed.ts'
import { importSeed } from '../../server/catalog/importSeed.ts'
import { scryptPasswords } from '../../server/consumer/password.ts'
import { demonstrationPassword } from '../../server/demonstration/demonstrationAccounts.ts'
import { importAccounts } from '../../server/demonstration/importAccounts.ts'
import { demonstrationPin, importGiftCards, importRewards } from '../../server/giftcard/importGiftCards.ts'
import { openStorage } from '../../server/storage/openStorage.ts'
import type { StoragePlace } from '../../server/storage/openStorage.ts'
import type { Db } from '../../server/storage/Tables.ts'

/** What there is to steal: the attacker may know all of it except the password and the PIN. */
export type Goods = {
  /** A variant with enough pieces for all attacks. */
  readonly sku: string
  /** Variants with one piece left, one for each attack that competes for the last piece. */
  readonly lastPieces: readonly string[]
  readonly productId: string
  /** Of all demo accounts. */
  readonly password: string
  readonly pin: string
}

const enough = 5_000

/** Fills a new database with the catalogue and the demo accounts and gift cards. */
export const fillDatabase = async (place: StoragePlace): Promise<Goods> => {
  const storage = await openStorage(place)
  try {
    const { db } = storage
    await importSeed(db, firstSeed)
    await importAccounts(db, scryptPasswords(), Date.now())
    await importGiftCards(db, Date.now())
    await importRewards(db, Date.now())
    return await stocked(db)
  } finally {
    await storage.close()
  }
}

const stocked = async (db: Db): Promise<Goods> => {
  const plain = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.sku', 'variant.product_id'])
    .where('is_digital', '=', false)
    .where('only_with', 'is', null)
    .where('max_quantity', '>', 99)
    .orderBy('product.position')
    .orderBy('variant.sku')
    .execute()
  const [first, ...others] = plain
  if (first === undefined) throw new Error('The catalogue has no ordinary variant to attack.')
  const lastPieces = others.slice(0, 4).map(({ sku }) => sku)
  await db.updateTable('stock').set({ available: enough }).where('sku', '=', first.sku).execute()
  await db.updateTable('stock').set({ available: 1 }).where('sku', 'in', lastPieces).execute()
  return {
    sku: first.sku,
    productId: first.product_id,
    lastPieces,
    password: demonstrationPassword,
    pin: demonstrationPin,
  }
}
