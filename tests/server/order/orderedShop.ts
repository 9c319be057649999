import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import type { Order } from '../../../contracts/api/entities/order.ts'
import { moveOrder } from '../../../server/order/moveOrder.ts'
import { newId } from '../../../server/storage/newId.ts'
import { accountShop } from '../consumer/accountShop.ts'
import type { AccountShop } from '../consumer/accountShop.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { placing, readyBasket } from './checkoutGuest.ts'
import { pdfText } from './pdfText.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

/** Where the links of its letters lead. */
const publicUrl = 'https://shop.example'

export type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>

/** The whole server with accounts and enough pieces of one variant, whose customers have ordered. */
export const orderedShop = async (deps: Parameters<typeof accountShop>[0] = {}) => {
  const shop = await accountShop({ publicUrl, ...deps })
  const [sku = ''] = await shop.ordinarySkus(1, 900)
  const orderOf = async (
    who: Guest,
    { locale = 'en-us', ...how }: Parameters<typeof readyBasket>[2] & { readonly locale?: string } = {},
  ): Promise<Order> => {
    const answer = await who.ask(placeOrder, placing(await readyBasket(who, sku, how)), { locale })
    if (answer.status !== 200) throw new Error(`The order was refused: ${answer.text}`)
    return answer.body
  }
  const happening = () => ({ now: shop.clock.now, publicUrl, seller: deps.seller ?? demonstrationSeller })
  /** What the warehouse does, this many times. */
  const move = async (orderNumber: string, times = 1) => {
    for (let left = times; left > 0; left--) {
      shop.clock.now += 1_000
      await moveOrder(shop.storage.db, orderNumber, happening(), () => newId())
    }
  }
  const lettersTo = (email: string) =>
    shop.storage.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('sent_at')
      .orderBy('id')
      .execute()
  /** The letters about an order by what its id says beside the number, such as `shipped/me`. */
  const lettersAbout = async (orderNumber: string) => {
    const letters = await shop.storage.db.selectFrom('mail').selectAll().orderBy('id').execute()
    return new Map(
      letters
        .filter(({ id, subject }) => `${id} ${subject}`.includes(orderNumber))
        .map((letter) => [letter.id.replace(`/${orderNumber}`, ''), letter] as const),
    )
  }
  const refundsOf = (orderNumber: string) =>
    shop.storage.db
      .selectFrom('provider_refund')
      .innerJoin('provider_charge', 'provider_charge.id', 'provider_refund.charge_id')
      .select(['provider_refund.amount', 'provider_charge.amount as charged'])
      .where('provider_charge.reference', '=', orderNumber)
      .execute()
  /** What the provider gave back of the order's charge in parts, minor units. */
  const partRefundsOf = async ({ orderNumber }: Pick<Order, 'orderNumber'>): Promise<readonly number[]> => {
    const parts = await shop.storage.db
      .selectFrom('provider_part_refund')
      .innerJoin('provider_charge', 'provider_charge.id', 'provider_part_refund.charge_id')
      .select('provider_part_refund.amount')
      .where('provider_charge.reference', '=', orderNumber)
      .orderBy('provider_part_refund.created_at')
      .execute()
    return parts.map(({ amount }) => amount)
  }
  /** A document as a browser would save it; `text` is what a PDF reader shows of it. */
  const documentAt = async (
    path: string,
    {
      token,
      body,
      locale = 'en-us',
    }: { readonly token?: string; readonly body?: object; readonly locale?: string } = {},
  ) => {
    const headers = {
      'x-access-key': 'cairn-web',
      locale,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    const {
      status,
      headers: answer,
      ...response
    } = await answered(
      shop.app.request(path, {
        method: body ? 'POST' : 'GET',
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
    const isPdf = answer.get('content-type') === 'application/pdf'
    return { status, headers: answer, ...response, text: isPdf ? await pdfText(response.bytes) : [] }
  }
  return { ...shop, happening, documentAt, sku, orderOf, move, lettersTo, lettersAbout, refundsOf, partRefundsOf }
}

const answered = async (asked: Response | Promise<Response>) => {
  const response = await asked
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

export type OrderedShop = Awaited<ReturnType<typeof orderedShop>>
