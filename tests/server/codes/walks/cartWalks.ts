import type { AddressEntry } from '../../../../contracts/commands/addressEntry.ts'
import { sampleAddress } from '../../../../tools/simulate/shopper/sampleShopper.ts'
import type { Walks } from '../support/Walks.ts'
import type { CodeStage } from '../support/codeStage.ts'
import type { Person } from '../support/openPerson.ts'
import { customerRejected, refusedChange } from '../support/seen.ts'

const code =
  (typed: string) =>
  async ({ open, usual }: CodeStage) => {
    const person = open()
    await person.add(usual)
    await person.did({ _tag: 'ApplyCoupon', code: typed })
    return refusedChange(person, 'cart')
  }

/** A delivery address that the form accepts; `changed` is what the request says instead. */
const deliveredTo =
  (address: AddressEntry, changed: object = {}, before: (person: Person) => Promise<unknown> = async () => undefined) =>
  async ({ open, usual }: CodeStage) => {
    const person = open({
      onTheWay: (body: { readonly addresses?: readonly object[] }) =>
        body.addresses ? { ...body, addresses: body.addresses.map((each) => ({ ...each, ...changed })) } : body,
    })
    await person.add(usual)
    await before(person)
    await person.did({ _tag: 'SubmitShipping', address })
    return refusedChange(person, 'checkout')
  }

export const cartWalks = {
  PRM130: code('nope'),
  PRM135: code('SOON15'),
  PRM155: code('EXPIRED20'),
  PRM160: code('MAPLE15'),
  PRM175: async ({ open, lineOf, catalogue }) => {
    const person = open()
    const cheap =
      catalogue.products.find(({ price, isDigital }) => !isDigital && price.USD.current < 10_000)?.variants[0]?.sku ??
      ''
    await person.did({ _tag: 'AddItem', product: lineOf(cheap), quantity: 1 })
    await person.did({ _tag: 'ApplyCoupon', code: 'PEAK25' })
    return refusedChange(person, 'cart')
  },
  PRM140: async ({ openTwice, usual }) => {
    const { first, second } = await openTwice((person) => person.add(usual))
    for (const typed of ['WELCOME10', 'FREESHIP', 'ONCE5', 'TRAIL5', 'SUMMIT5'])
      await first.did({ _tag: 'ApplyCoupon', code: typed })
    await second.did({ _tag: 'ApplyCoupon', code: 'PEAK25' })
    return refusedChange(second, 'cart')
  },
  PRM150: async ({ open, usual }) => {
    const person = open()
    await person.add(usual)
    await person.did({ _tag: 'ApplyCoupon', code: 'ONCE5' })
    await person.giveAddress()
    await person.pay()
    await person.placeOrder()
    await person.add(usual)
    await person.giveAddress()
    await person.did({ _tag: 'ApplyCoupon', code: 'ONCE5' })
    return refusedChange(person, 'cart')
  },
  PRM416: async ({ openTwice, usual }) => {
    const { first, second } = await openTwice((person) => person.add(usual))
    await first.did({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
    await second.did({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
    return refusedChange(second, 'cart')
  },
  GWP403: async ({ open, usual }) => {
    const person = open({
      onTheWay: (body: { readonly qty?: number; readonly itemId?: string }) =>
        body.itemId !== undefined && body.qty !== undefined ? { ...body, itemId: 'gift-with-purchase' } : body,
    })
    await person.add(usual, 9)
    const { lineKey } = person.views.cart.lines[0]!
    await person.did({ _tag: 'SetQuantity', lineKey, quantity: 8 })
    return refusedChange(person, 'cart')
  },
  INV700: async ({ open, scarce: sku, setStock }) => {
    const person = open()
    await setStock(sku, 0)
    await person.add(sku)
    return refusedChange(person, 'cart')
  },
  INV408: async ({ open, rare: sku, setStock }) => {
    const person = open()
    await setStock(sku, 1)
    await person.add(sku, 2)
    return refusedChange(person, 'cart')
  },
  AUT498: async ({ openTwice, usual, storage }) => {
    const { first, email } = await openTwice((person) => person.add(usual))
    await storage.db.deleteFrom('consumer').where('email', '=', email).execute()
    await first.add(usual)
    return customerRejected(first)
  },
  INV702: async (stage) => {
    const person = stage.open()
    const restore = stage.setPrice(stage.local, 0)
    await person.did({ _tag: 'AddItem', product: { ...stage.lineOf(stage.local), price: 100 }, quantity: 1 })
    restore()
    return refusedChange(person, 'cart')
  },
  ORD404: async ({ open, lineOf, usual }) => {
    const person = open()
    await person.did({ _tag: 'AddItem', product: { ...lineOf(usual), sku: 'GONE-1' }, quantity: 1 })
    return refusedChange(person, 'cart')
  },
  SHP404: async ({ open, local: sku, setStoreStock }) => {
    const person = open()
    await person.add(sku)
    await setStoreStock('US001', sku, 0)
    await person.did({ _tag: 'ChooseShippingMethod', code: 'pickup', shippingId: 'me', storeId: 'US001' })
    return refusedChange(person, 'checkout')
  },
  CHK380: deliveredTo({ ...sampleAddress, postalCode: '12' }),
  SHP500: deliveredTo({ ...sampleAddress, addressLine1: 'PO Box 12' }, {}, (person) =>
    person.did({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me' }),
  ),
  PAY401: deliveredTo(sampleAddress, { country: 'FR' }),
  SHP410: deliveredTo(sampleAddress, { phone: '' }),
  BIL400: async ({ open, usual }) => {
    const person = open({ onTheWay: (body: object, path) => (path.endsWith('/billingAddress') ? {} : body) })
    await person.reachSummary(usual)
    return refusedChange(person, 'checkout')
  },
  BILL410: async ({ open, usual }) => {
    const person = open({
      onTheWay: (body: object, path) => (path.endsWith('/billingAddress') ? { ...body, phone: '' } : body),
    })
    await person.reachSummary(usual)
    return refusedChange(person, 'checkout')
  },
} satisfies Walks
