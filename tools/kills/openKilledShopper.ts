import type { Browser } from 'playwright'
import { systemClock } from '../../core/adapters/clock/Clock.system.ts'
import { systemIds } from '../../core/adapters/clock/Ids.system.ts'
import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import type { Product } from '../../contracts/api/entities/catalogue.ts'
import { productToLine } from '../../core/domain/product/productToLine.ts'
import type { Db } from '../../server/storage/Tables.ts'
import { openCartTab } from './killRound.ts'
import type { KilledShopper } from './KilledShopper.ts'
import { pageClient } from './pageClient.ts'
import { settleShopper } from './settleShopper.ts'

const kindsEach = 3
/** More than all shoppers together can buy, so that nothing sells out. */
const plenty = 100_000

type OpenOptions = { readonly browser: Browser; readonly url: string; readonly books: Db; readonly index: number }

/** A separate profile with the cart's page open, and a few products that never sell out. */
export const openKilledShopper = async ({ browser, url, books, index }: OpenOptions): Promise<KilledShopper> => {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en-US' })
  context.setDefaultTimeout(30_000)
  await context.addInitScript(pageClient)
  const skus = await stockedSkus(books, index)
  const shopper: KilledShopper = {
    name: `shopper-${index + 1}`,
    context,
    url: `${url}/en-us`,
    books,
    skus,
    products: new Map(),
    newId: systemIds(systemClock()).uuidv7,
    tabs: [],
    cart: {},
    pressed: [],
    diskFullUntil: 0,
    mayForget: false,
    roundsInMemory: 0,
    orders: [],
  }
  const tab = await openCartTab(shopper)
  shopper.tabs.push(tab)
  await settleShopper(shopper)
  const products = new Map<string, LineProduct>()
  for (const sku of skus) {
    const { product_id: productId } = await books
      .selectFrom('variant')
      .select('product_id')
      .where('sku', '=', sku)
      .executeTakeFirstOrThrow()
    const product = await tab.run<Product>(`ask(${JSON.stringify({ name: 'product', ask: { productId } })})`)
    const variant = product.variants.find((each) => each.sku === sku)
    if (variant) products.set(sku, productToLine(product, variant))
  }
  return Object.assign(shopper, { products })
}

const stockedSkus = async (books: Db, index: number): Promise<readonly [string, ...string[]]> => {
  const rows = await books
    .selectFrom('stock')
    .select('sku')
    .where('available', '>', 5)
    .orderBy('sku')
    .limit(kindsEach)
    .offset(index * kindsEach)
    .execute()
  const [first, ...others] = rows.map(({ sku }) => sku)
  if (first === undefined) throw new Error('the shop has nothing to sell')
  await books
    .updateTable('stock')
    .set({ available: plenty })
    .where('sku', 'in', [first, ...others])
    .execute()
  return [first, ...others]
}
