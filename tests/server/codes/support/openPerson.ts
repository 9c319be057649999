import type { Hono } from 'hono'
import type { CommandTag } from '../../../../contracts/commands.ts'
import type { LineProduct } from '../../../../contracts/commands/lineProduct.ts'
import type { Queries, QueryMessage, QueryName } from '../../../../contracts/queries.ts'
import type { OutcomeOf, RequestName, Requests } from '../../../../contracts/requests.ts'
import type { Clock } from '../../../../core/adapters/clock/Clock.ts'
import { commerceApiOverFetch } from '../../../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { demonstrationPassword } from '../../../../server/demonstration/demonstrationAccounts.ts'
import { newId } from '../../../../server/storage/newId.ts'
import { seededChance } from '../../../../tools/simulate/Chance.ts'
import { unsettled } from '../../../../tools/simulate/checks/unsettled.ts'
import type { Bare } from '../../../../tools/simulate/device/virtualTab.ts'
import { createVirtualDevice } from '../../../../tools/simulate/device/virtualDevice.ts'
import { cardWith, faceOf, sampleAddress } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import { defined } from '../../../../core/domain/fields/fields.ts'

const patienceMs = 20_000

export type CodeShop = {
  readonly app: Hono
  readonly clock: Clock
  readonly lineOf: (sku: string, locale: Locale) => LineProduct
}

export type Habits = {
  /** A person who changes a request outside the page, and so gets past its forms. */
  readonly onTheWay?: (body: never, path: string, headers: Headers) => unknown
  readonly locale?: Locale
}

/** A person with their own browser: the whole client, and the server behind it. */
export const openPerson = (
  { app, clock, lineOf }: CodeShop,
  seed: number,
  { onTheWay = (body) => body, locale = 'en-us' }: Habits = {},
) => {
  const send = (async (path: string, init: RequestInit = {}) => {
    const body =
      typeof init.body === 'string'
        ? JSON.stringify(await onTheWay(JSON.parse(init.body) as never, path, new Headers(init.headers)))
        : undefined
    return app.request(path, { ...init, ...defined({ body }) })
  }) as typeof fetch
  const api = commerceApiOverFetch({ fetch: send, apiBase: '', clock })
  const network = { online: true, apiFor: () => api }
  const device = createVirtualDevice({
    clock,
    chance: seededChance(seed),
    network,
    locks: true,
    isDeaf: false,
    seed,
    name: `person-${seed}/`,
    tap: () => undefined,
  })
  const tab = device.openTab({ locale })

  /** Waits until something can be seen; if it never comes, reports what is in the way. */
  const until = async (done: () => boolean): Promise<void> => {
    for (const end = Date.now() + patienceMs; !done();) {
      if (Date.now() > end) throw new Error(`Nothing came of it: ${unsettled(device) ?? 'all is settled'}`)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
  const settled = () => until(() => unsettled(device) === null)
  const did = async <Tag extends CommandTag>(command: Bare<Tag>): Promise<void> => {
    const pressed = tab.dispatch(command)
    await until(() => pressed.outcome !== null)
    if (pressed.outcome?._tag === 'Rejected')
      throw new Error(`${command._tag} was rejected: ${JSON.stringify(pressed.outcome.rejection)}`)
    await settled()
  }
  const look = async <Name extends QueryName>(
    name: Name,
    ask: Queries[Name]['ask'],
  ): Promise<QueryMessage<Queries[Name]['answer']>> => {
    let last: QueryMessage<unknown> | undefined
    await tab
      .host()
      .ask({ name, ask } as Parameters<ReturnType<typeof tab.host>['ask']>[0], (message) => void (last = message))
    if (!last) throw new Error(`${name} was never answered.`)
    return last as QueryMessage<Queries[Name]['answer']>
  }
  /** Every press under its own key. */
  const request = <Name extends RequestName>(name: Name, input: Requests[Name]['input']): Promise<OutcomeOf<Name>> =>
    tab.host().request(name, input, newId())
  const signIn = async (email: string, password: string = demonstrationPassword): Promise<void> => {
    const outcome = await request('signIn', { email, password })
    if (outcome._tag !== 'Done') throw new Error(`${email} was not signed in: ${JSON.stringify(outcome)}`)
    await settled()
  }
  const add = (sku: string, quantity = 1): Promise<void> =>
    did({ _tag: 'AddItem', product: lineOf(sku, locale), quantity })
  const giveAddress = (): Promise<void> => did({ _tag: 'SubmitShipping', address: sampleAddress })
  const pay = async (number?: string): Promise<void> => {
    const card = cardWith(number)
    const secretRef = newId()
    await tab.host().keepCard(secretRef, card)
    await did({ _tag: 'SubmitBilling', address: sampleAddress, card: faceOf(card), secretRef })
  }
  /** Everything given; one press is left. */
  const reachSummary = async (sku: string, number?: string): Promise<void> => {
    await add(sku)
    await giveAddress()
    await pay(number)
  }
  /** Presses "Place order" on what the page shows. */
  const placeOrder = (): Promise<void> =>
    did({ _tag: 'PlaceOrder', shownTotal: tab.views.cart.totals.total.minor, online: true })
  return {
    tab,
    device,
    views: tab.views,
    until,
    settled,
    did,
    look,
    request,
    signIn,
    add,
    giveAddress,
    pay,
    reachSummary,
    placeOrder,
  }
}

export type Person = ReturnType<typeof openPerson>
