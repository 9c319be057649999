import { weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict, Weakness } from '../Attack.ts'
import { orderBody, readyBasket } from '../basketCalls.ts'
import { guestOf, jsonOf, must, newConsumer, nobody, paths, signedIn } from '../visitor.ts'
import type { Visitor } from '../visitor.ts'
import { foreignCalls, settledOwner } from './ownersThings.ts'
import type { Things } from './ownersThings.ts'

/** Everything that owners can read of their own things. */
const stateOf = async (owner: Visitor, { basketId, orderNumber }: Things): Promise<string> => {
  const reads = [
    `/cart/v1/cart/${basketId}`,
    `/consumers-v3/consumer/purchase/${orderNumber}`,
    paths.profile,
    '/consumers-v3/consumer/payment_instruments',
    '/wishlists/v2/favorites',
    '/wishlists/v2/saveForLater',
  ]
  const texts: string[] = []
  for (const path of reads) texts.push(must(await owner.call('GET', path), 200).text)
  return texts.join('\n')
}

const matrix = async ({ client, victim }: Ground): Promise<Verdict> => {
  const owner = await newConsumer(client())
  const things = await settledOwner(owner, victim.goods)
  const missing = Object.entries(things)
    .filter(([, id]) => id === '')
    .map(([name]) => name)
  if (missing.length > 0) throw new Error(`the owner has no ${missing.join(', ')}`)
  const before = await stateOf(owner, things)
  const home = client()
  const strangers: readonly (readonly [string, Visitor, string])[] = [
    ['nobody', nobody(client()), 'nobody@example.com'],
    ['a guest', await guestOf(client()), 'guest@example.com'],
    ['another account', await newConsumer(client()), 'wren.1@example.com'],
    [
      'an employee',
      await signedIn(nobody(home), 'employee@example.com', victim.goods.password),
      'employee@example.com',
    ],
    [
      'a loyalty member',
      await signedIn(nobody(home), 'member@example.com', victim.goods.password),
      'member@example.com',
    ],
  ]
  const weaknesses: Weakness[] = []
  let asked = 0
  for (const [who, stranger, email] of strangers) {
    for (const [method, path, body] of foreignCalls(things, victim.goods, email)) {
      const reply = await stranger.call(method, path, body)
      asked += 1
      const request = `${method} ${path} ${body === undefined ? '' : JSON.stringify(body)} by ${who}`
      if (reply.status < 400) weaknesses.push({ what: `${who} is answered ${reply.status}`, request })
      if (reply.status >= 500) weaknesses.push({ what: `${who} meets a fault of the server: ${reply.status}`, request })
    }
  }
  const after = await stateOf(owner, things)
  if (after !== before)
    weaknesses.push({ what: 'what the owner has is no longer the same', request: 'one of the calls above' })
  return {
    figures: `${asked} calls of ${strangers.length} strangers, ${weaknesses.length} of them not refused`,
    weaknesses,
  }
}

/** Sellers in a store have proved who they are: their device is enrolled. */
const inTheirName = async ({ client, victim }: Ground): Promise<Verdict> => {
  const guest = await guestOf(client())
  const stores = jsonOf(await guest.call('GET', '/consumers-v3/utilities/stores')) as readonly { storeId: string }[]
  const storeId = stores.find((each) => each.storeId.startsWith('US'))?.storeId ?? stores[0]?.storeId ?? ''
  const list = await guest.call('GET', `/consumers-v3/utilities/stores/${storeId}/employees`)
  const names = list.status === 200 ? (jsonOf(list) as readonly { storeEmployeeId: string }[]) : []
  // Ids are derived from the store's: knowing one name means knowing the others.
  const storeEmployeeId = names[0]?.storeEmployeeId ?? `${storeId}-1`
  const basket = await readyBasket(guest, victim.goods.sku)
  const sold = await guest.call('PUT', paths.order, {
    ...orderBody(basket),
    inStoreSalesInfo: { storeId, storeEmployeeId },
  })
  return {
    figures: `${names.length} names for a guest, an order in the name of ${storeEmployeeId} ${sold.status}`,
    weaknesses: [
      ...weakIf(
        names.length > 0,
        `a guest reads the names of ${names.length} employees`,
        `GET /consumers-v3/utilities/stores/${storeId}/employees with a guest token`,
      ),
      ...weakIf(
        sold.status === 200,
        'a guest ordered in the name of an employee',
        `PUT ${paths.order} {…"inStoreSalesInfo":{"storeId":"${storeId}","storeEmployeeId":"${storeEmployeeId}"}}`,
      ),
    ],
  }
}

export const strangerAttacks: readonly Attack[] = [
  {
    id: 'others-things',
    part: 'sessions',
    tries:
      'Callers without a token, a guest, another account, an employee and a member request everything an owner has by its id.',
    promise: 'Every call is refused, and what the owner has is byte for byte the same.',
    bound: { requests: 320, seconds: 120 },
    short: { requests: 320, seconds: 120 },
    run: matrix,
  },
  {
    id: 'employees-names',
    part: 'sessions',
    tries: 'A guest lists the employees of a store and orders in the name of one.',
    promise: 'Names are listed, and orders accepted in them, only on an enrolled device.',
    bound: { requests: 20, seconds: 60 },
    short: { requests: 20, seconds: 60 },
    run: inTheirName,
  },
]
