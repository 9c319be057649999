import { resendGiftCardEmail } from '../../../../contracts/api/cart/purchaseApi.ts'
import { demonstrationPin, partnerCardNumber } from '../../../../server/giftcard/importGiftCards.ts'
import { newId } from '../../../../server/storage/newId.ts'
import type { Walks } from '../support/Walks.ts'
import type { CodeStage } from '../support/codeStage.ts'
import type { Person } from '../support/openPerson.ts'
import { giftCardNotice, lastRefusal, refusedBy, refusedChange, serverAnswer } from '../support/seen.ts'

const atBilling = async (person: Person, sku: string) => {
  await person.add(sku)
  await person.giveAddress()
}

const give = async (person: Person, cardNumber: string, pin: string = demonstrationPin) => {
  const secretRef = newId()
  await person.tab.host().keepCard(secretRef, { cardNumber, pin })
  await person.did({ _tag: 'AddGiftCard', secretRef, last4: cardNumber.slice(-4) })
}

/** One gift card after another; the outcome of the last. */
const cards =
  (...given: readonly (readonly [cardNumber: string, pin?: string])[]) =>
  async ({ open, usual }: CodeStage) => {
    const person = open()
    await atBilling(person, usual)
    for (const [cardNumber, pin] of given) await give(person, cardNumber, pin)
    return giftCardNotice(lastRefusal(person))
  }

const reward =
  (email: string | null) =>
  async ({ open, usual }: CodeStage) => {
    const person = open()
    if (email !== null) await person.signIn(email)
    await atBilling(person, usual)
    await person.did({ _tag: 'ApplyReward', voucher: { points: 900_000, amountInCurrency: 900_000 } })
    return refusedChange(person, 'checkout')
  }

/** A new account's order of this, and a call of its owner about its first item. */
const resent = async ({ openTwice, signedIn, storage, call }: CodeStage, sku: string, spend: boolean) => {
  const { first, email } = await openTwice(async (person) => {
    await person.add(sku)
    await person.giveAddress()
    await person.pay()
  })
  await first.placeOrder()
  const { orderNumber = '', lines = [] } = first.views.order.confirmed ?? {}
  if (spend)
    await storage.db.updateTable('gift_card').set({ balance: 0 }).where('order_number', '=', orderNumber).execute()
  const { token } = await signedIn(email)
  return serverAnswer(
    await call('POST', resendGiftCardEmail.path, {
      token,
      key: newId(),
      body: { orderId: orderNumber, itemId: lines[0]?.id ?? '' },
    }),
  )
}

export const giftWalks = {
  GFC400: cards(['']),
  GFC800: cards(['1234']),
  GFC700: cards(['6006000000000019', '0000']),
  GFC760: cards(...Array.from({ length: 6 }, () => ['6006000000000027', '0000'] as const)),
  GFC812: cards(['6006000000000084']),
  GFC725: cards(['6006000000000043']),
  GFC740: cards(['6006000000000076']),
  GFC755: cards(['6006000000000035'], ['6006000000000035']),
  GFC410: async ({ openTwice, usual, clock }) => {
    // The guesses at one of them were an hour ago.
    clock.now += 61 * 60_000
    const { first, second } = await openTwice((person) => atBilling(person, usual))
    for (const last of ['0019', '0035', '0092', '0100', '0118']) await give(first, `600600000000${last}`)
    await give(second, '6006000000000027')
    return giftCardNotice(lastRefusal(second))
  },
  GFC799: async ({ open }) =>
    giftCardNotice(
      refusedBy(await open().request('giftCardBalance', { cardNumber: partnerCardNumber, pin: demonstrationPin })),
    ),
  GFS800: (stage) => stage.without('gift-cards', () => cards(['6006000000000019'])(stage)),
  GFO404: (stage) => resent(stage, stage.usual, false),
  GFO405: (stage) =>
    resent(stage, stage.catalogue.products.find(({ isDigital }) => isDigital)?.variants[0]?.sku ?? '', true),
  REW401: reward(null),
  REW130: reward('consumer@example.com'),
  REW140: reward('loyalty@example.com'),
} satisfies Walks
