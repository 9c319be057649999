import type { AccountCall, AccountOutcome } from '../../../../contracts/accountCalls.ts'
import type { AccountChange, AccountChanged } from '../../../../contracts/accountChanges.ts'
import type { LineProduct } from '../../../../contracts/commands.ts'
import type { Queries, QueryMessage, QueryName } from '../../../../contracts/queries.ts'
import type { ServiceName, ServiceOutcome, ServiceRequests } from '../../../../contracts/serviceRequests.ts'
import type { Clock } from '../../../../core/adapters/clock/Clock.ts'
import { systemClock } from '../../../../core/adapters/clock/Clock.system.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { signUpToSend } from '../../../../core/domain/account/signUpToSend.ts'
import { commerceApiOverFetch } from '../../../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import { demonstrationPassword } from '../../../../server/consumer/seed/demonstrationAccounts.ts'
import { newId } from '../../../../server/storage/newId.ts'
import { seededChance } from '../../../../tools/simulate/Chance.ts'
import { unsettled } from '../../../../tools/simulate/checks/unsettled.ts'
import { createVirtualDevice } from '../../../../tools/simulate/device/virtualDevice.ts'
import { cardWith, faceOf, sampleAddress } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import { goodForm, signUpFacts } from '../../../domain/account/signUpForms.ts'
import { accountShop } from '../../consumer/accountShop.ts'

const patienceMs = 20_000

type Bare<Change> = Change extends { readonly key: string } ? Omit<Change, 'key'> : never

/** The whole server with its accounts, and people who shop at it with whole clients of their own. */
export async function codeStage(deps: Parameters<typeof accountShop>[0] = {}) {
  const shop = await accountShop(deps)
  const skus = await shop.ordinarySkus(4, 900)
  let people = 0
  /** `onTheWay`: somebody who changes a request behind the page's back, and so gets past its forms. */
  const open = (onTheWay: (body: never, path: string) => unknown = (body) => body, locale: Locale = 'en-us') => {
    people += 1
    const send = ((path: string, init: RequestInit = {}) => {
      const body = typeof init.body === 'string' ? JSON.stringify(onTheWay(JSON.parse(init.body) as never, path)) : undefined
      return shop.app.request(path, { ...init, ...(body === undefined ? {} : { body }) })
    }) as typeof fetch
    const clock = shopClock(() => shop.clock.now)
    const api = commerceApiOverFetch({ fetch: send, apiBase: '', clock })
    const device = createVirtualDevice({ clock, chance: seededChance(people), network: { online: true, apiFor: () => api }, locks: true, isDeaf: false, seed: people, name: `person-${people}/`, tap: () => undefined })
    const tab = device.openTab({ locale })

    /** Waits until something can be seen; what stands in the way is told when it never comes. */
    const until = async (done: () => boolean): Promise<void> => {
      for (const end = Date.now() + patienceMs; !done(); ) {
        if (Date.now() > end) throw new Error(`Nothing came of it: ${unsettled(device) ?? 'all is settled'}`)
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    }
    const settled = () => until(() => unsettled(device) === null)
    const press: typeof tab.dispatch = (command) => tab.dispatch(command)
    const did = async (command: Parameters<typeof tab.dispatch>[0]): Promise<void> => {
      const pressed = tab.dispatch(command)
      await until(() => pressed.outcome !== null)
      if (pressed.outcome?._tag === 'Rejected') throw new Error(`${command._tag} was rejected: ${JSON.stringify(pressed.outcome.rejection)}`)
      await settled()
    }
    const look = async <Name extends QueryName>(name: Name, ask: Queries[Name]['ask']): Promise<QueryMessage<Queries[Name]['answer']>> => {
      let last: QueryMessage<unknown> | undefined
      await tab.host().ask({ name, ask } as Parameters<ReturnType<typeof tab.host>['ask']>[0], (message) => void (last = message))
      if (!last) throw new Error(`${name} was never answered.`)
      return last as QueryMessage<Queries[Name]['answer']>
    }
    const account = (call: AccountCall): Promise<AccountOutcome> => tab.host().account(call)
    const change = (asked: Bare<AccountChange>): Promise<AccountChanged> => tab.host().changeAccount({ ...asked, key: newId() } as AccountChange)
    const serve = <Name extends ServiceName>(name: Name, ask: ServiceRequests[Name]['ask']): Promise<ServiceOutcome<unknown>> =>
      tab.host().serve({ name, ask, key: newId() } as Parameters<ReturnType<typeof tab.host>['serve']>[0])
    const signIn = async (email: string, password: string = demonstrationPassword): Promise<void> => {
      const outcome = await account({ _tag: 'SignIn', email, password })
      if (outcome._tag !== 'SignedIn') throw new Error(`${email} was not signed in: ${JSON.stringify(outcome)}`)
      await settled()
    }
    const add = async (sku: string | undefined, quantity = 1): Promise<void> => did({ _tag: 'AddItem', product: lineOf(sku ?? ''), quantity })
    const pay = async (number?: string): Promise<void> => {
      const card = cardWith(number)
      const secretRef = newId()
      await tab.host().keepCard(secretRef, card)
      await did({ _tag: 'SubmitBilling', address: sampleAddress, card: faceOf(card), secretRef })
    }
    /** Everything given; one press is left. */
    const reachSummary = async (sku: string | undefined, number?: string): Promise<void> => {
      await add(sku)
      await did({ _tag: 'SubmitShipping', address: sampleAddress })
      await pay(number)
    }
    /** Presses "Place order" on what the page shows. */
    const placeOrder = () => did({ _tag: 'PlaceOrder', shownTotal: tab.views.cart.totals.total.minor, online: true })
    return { tab, device, press, did, until, settled, look, account, change, serve, signIn, add, pay, reachSummary, placeOrder, views: tab.views }
  }
  /** Two browsers of one new account, which therefore have one cart; `fill` is done on the first before the second opens. */
  const openTwice = async (fill: (first: Person) => Promise<unknown>) => {
    const [first, second] = [open(), open()]
    const email = `${newId()}@example.com`
    await first.account({ _tag: 'SignUp', entry: signUpToSend({ ...goodForm(), email, phone: '' }, signUpFacts(), {}), attempt: email })
    await first.settled()
    await fill(first)
    await second.signIn(email)
    return { first, second, email }
  }
  /** What the shop's pages know of a variant. */
  const lineOf = (sku: string): LineProduct => {
    const found = shop.catalogue.variantBySku.get(sku)
    if (!found) throw new Error(`The catalogue does not have ${sku}.`)
    const { product, variant } = found
    return { sku, masterId: product.id, name: product.id, kind: '', colour: variant.colour, colourName: '', size: variant.size, sizeLabel: '', path: '', picture: '', tint: 'moss', price: product.price.USD.current, originalPrice: product.price.USD.current, currency: 'USD', maxQuantity: 999, stock: 99, isDigital: product.isDigital, isCustoms: false }
  }
  return { ...shop, skus, open, openTwice, lineOf }
}

export type CodeStage = Awaited<ReturnType<typeof codeStage>>
export type Person = ReturnType<CodeStage['open']>

/** The server's instant, going on; timers run as they do. */
const shopClock = (now: () => number): Clock => {
  const system = systemClock()
  const opened = performance.now()
  return { ...system, now: () => Math.round(now() + performance.now() - opened) }
}

