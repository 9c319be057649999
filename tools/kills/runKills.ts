import type { Browser } from 'playwright'
import type { Product } from '../../contracts/api/entities/catalogue.ts'
import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import { systemClock } from '../../core/adapters/clock/Clock.system.ts'
import { systemIds } from '../../core/adapters/clock/Ids.system.ts'
import { productToLine } from '../../core/domain/product/productToLine.ts'
import type { Db } from '../../server/storage/Tables.ts'
import { orderBookFaults } from '../shoppers/orderBookFaults.ts'
import { seededChance } from '../simulate/Chance.ts'
import type { KilledShopper } from './KilledShopper.ts'
import { killRound, meetServer, openCartTab } from './killRound.ts'
import { killedShopperFaults } from './killedShopperFaults.ts'
import { pageClient } from './pageClient.ts'
import { planRound, planText } from './planRound.ts'
import type { KillKind, RoundPlan } from './planRound.ts'
import { settleOn, settleShopper, Unsettled } from './settleShopper.ts'

export type KillsReport = {
  readonly kills: Readonly<Record<KillKind, number>>
  readonly presses: number
  /** Presses whose page died before there was an answer. */
  readonly unheard: number
  readonly orders: number
  readonly networkDrops: number
  readonly roundsInMemory: number
  /** Events that the collector had to get, and got unless there is a fault. */
  readonly tracked: number
  /** `shopper 3, round 17: what was done: what is wrong` */
  readonly faults: readonly string[]
  readonly logs: readonly { readonly name: string; readonly text: string }[]
}

export type KillsSetting = {
  readonly browser: Browser
  readonly url: string
  readonly books: Db
  readonly kills: number
  readonly seed: number
  readonly shoppers: number
}

/** This many kills, shared by several shoppers at once. A shopper who lost something stops; the others continue. */
export const runKills = async (setting: KillsSetting): Promise<KillsReport> => {
  const { browser, url, books, kills, seed, shoppers: count } = setting
  const tally = { kills: { worker: 0, page: 0, tab: 0, browser: 0 }, networkDrops: 0 }
  const faults: string[] = []
  const logs: { name: string; text: string }[] = []
  const shoppers = await Promise.all(
    Array.from({ length: Math.min(count, kills) }, (_, index) => openKilledShopper({ browser, url, books, index })),
  )
  const shop = async (shopper: KilledShopper, index: number): Promise<void> => {
    for (let round = index; round < kills; round += shoppers.length) {
      const wrong = await playRound(shopper, round, seed, tally)
      if (wrong.length === 0) continue
      faults.push(...wrong.map((fault) => `${shopper.name}, round ${round}: ${fault}`))
      const log = shopper.tabs[0]?.run<string>('exportLog()') ?? ''
      logs.push({ name: shopper.name, text: await Promise.resolve(log).catch(() => '') })
      return
    }
  }
  await Promise.all(shoppers.map(shop))
  const pressed = shoppers.flatMap((shopper) => shopper.pressed)
  const answers = new Set(shoppers.flatMap(({ orders }) => orders))
  if (faults.length === 0)
    faults.push(
      ...(await orderBookFaults(books, {
        pressed: new Set(pressed.map(({ command }) => command.commandId)),
        answer: answers,
      })),
    )
  await Promise.all(shoppers.map(({ context }) => context.close()))
  return {
    ...tally,
    presses: pressed.length,
    unheard: pressed.filter(({ outcome }) => outcome === null).length,
    orders: shoppers.reduce((sum, { orders }) => sum + orders.length, 0),
    roundsInMemory: shoppers.reduce((sum, { roundsInMemory }) => sum + roundsInMemory, 0),
    tracked: shoppers.reduce((sum, { tracked }) => sum + tracked.size, 0),
    faults,
    logs,
  }
}

const kindsEach = 3

/** More than all shoppers together can buy, so that nothing sells out. */
const plenty = 100_000

type OpenOptions = { readonly browser: Browser; readonly url: string; readonly books: Db; readonly index: number }

/** A separate profile with the cart's page open, known to the server, and a few products that never sell out. */
const openKilledShopper = async ({ browser, url, books, index }: OpenOptions): Promise<KilledShopper> => {
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
    tracked: new Set(),
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
  Object.assign(shopper, { products })
  await meetServer(shopper, tab)
  return shopper
}

const playPlan = async (shopper: KilledShopper, plan: RoundPlan): Promise<readonly string[]> => {
  const end = await killRound(shopper, plan)
  return killedShopperFaults(shopper, end, await settleOn(shopper, end.carts))
}

/** Longer than all waits of a round together, ms. */
const roundMs = 300_000

const hung = (): Promise<readonly string[]> =>
  new Promise(
    (resolve) => void setTimeout(() => resolve([`did not finish within ${roundMs / 1000} s`]), roundMs).unref(),
  )

type Tally = { readonly kills: Record<KillKind, number>; networkDrops: number }

const playRound = async (
  shopper: KilledShopper,
  round: number,
  seed: number,
  tally: Tally,
): Promise<readonly string[]> => {
  const plan = planRound(seededChance(seed * 1_009 + round), shopper.skus)
  try {
    const faults = await Promise.race([playPlan(shopper, plan), hung()])
    tally.kills[plan.kill.kind] += 1
    tally.networkDrops += plan.offline ? 1 : 0
    return faults.map((fault) => `${planText(plan)}: ${fault}`)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return [
      `${planText(plan)}: ${error instanceof Unsettled ? `did not settle within four minutes: ${error.message}` : (error.stack ?? error.message)}`,
    ]
  }
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
