import type { LineProduct } from '../../../../contracts/commands/lineProduct.ts'
import type { Clock } from '../../../../core/adapters/clock/Clock.ts'
import { systemClock } from '../../../../core/adapters/clock/Clock.system.ts'
import { signUpToSend } from '../../../../core/domain/account/signUpToSend.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import type { Service } from '../../../../server/storage/tables/ServiceTables.ts'
import { newId } from '../../../../server/storage/newId.ts'
import { goodForm, signUpFacts } from '../../../domain/account/signUpForms.ts'
import { accountShop } from '../../consumer/accountShop.ts'
import { testServer } from '../../support/testServer.ts'
import { openPerson } from './openPerson.ts'
import type { Habits, Person } from './openPerson.ts'

/** The whole server with its accounts, and shoppers who each have a whole client. */
export const codeStage = async (deps: Parameters<typeof accountShop>[0] = {}) => {
  const shop = await accountShop({ devPages: true, ...deps })
  const [usual = '', scarce = '', rare = '', local = ''] = await shop.ordinarySkus(4, 900)
  const people: Person[] = []
  const open = (habits: Habits = {}, app = shop.app): Person => {
    const person = openPerson({ app, clock: shopClock(() => shop.clock.now), lineOf }, people.length + 1, habits)
    people.push(person)
    return person
  }
  const everybodyLeaves = () => people.forEach(({ tab }) => tab.killWorker())
  /** What the shop's pages in this locale know of a variant. */
  const lineOf = (sku: string, locale: Locale = 'en-us'): LineProduct => {
    const { currency } = locales[locale]
    const found = shop.catalogue.variantBySku.get(sku)
    if (!found) throw new Error(`The catalogue does not have ${sku}.`)
    const {
      product: { id, price, isDigital },
      variant: { colour, size },
    } = found
    const words = { name: id, kind: '', colourName: '', sizeLabel: '', path: '', picture: '', tint: 'moss' } as const
    return {
      sku,
      masterId: id,
      colour,
      size,
      ...words,
      price: price[currency].current,
      originalPrice: price[currency].current,
      currency,
      maxQuantity: 999,
      stock: 99,
      isDigital,
      isCustoms: false,
    }
  }
  /**
   * Two browsers of one new account, which therefore have one cart; `fill` is done on the first before the second
   * opens.
   */
  const openTwice = async (
    fill: (first: Person) => Promise<unknown> = async () => undefined,
  ): Promise<{ readonly first: Person; readonly second: Person; readonly email: string }> => {
    const [first, second] = [open(), open()]
    const email = `${newId()}@example.com`
    await first.request('signUp', {
      entry: signUpToSend({ ...goodForm(), email, phone: '' }, signUpFacts(), {}),
    })
    await first.settled()
    await fill(first)
    await second.signIn(email)
    return { first, second, email }
  }
  /** As if the shop had been started with another price; returns the way back. */
  const setPrice = (sku: string, current: number): (() => void) => {
    const found = shop.catalogue.variantBySku.get(sku)
    if (!found) throw new Error(`The catalogue does not have ${sku}.`)
    const variants = shop.catalogue.variantBySku as Map<string, typeof found>
    const { product } = found
    variants.set(sku, {
      ...found,
      product: { ...product, price: { ...product.price, USD: { ...product.price.USD, current } } },
    })
    return () => void variants.set(sku, found)
  }
  /** Takes a service out of order on `/dev/outages`, and puts it back. */
  const without = async <T>(service: Service, work: () => Promise<T>): Promise<T> => {
    const press = () => shop.app.request(`/dev/outages/${service}`, { method: 'POST' })
    await press()
    const done = await work()
    await press()
    return done
  }
  /** The same shop, started with the bot check on. */
  const guarded = (await testServer({ storage: shop.storage, catalogue: shop.catalogue, isBotCheckOn: true })).app
  return { ...shop, guarded, setPrice, without, usual, scarce, rare, local, open, openTwice, everybodyLeaves, lineOf }
}

export type CodeStage = Awaited<ReturnType<typeof codeStage>>

/** The server's instant, going on; timers run as they do. */
const shopClock = (now: () => number): Clock => {
  const opened = performance.now()
  return { ...systemClock(), now: () => Math.round(now() + performance.now() - opened) }
}
