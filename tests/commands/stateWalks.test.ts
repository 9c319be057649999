import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckoutStep } from '../../contracts/views/checkoutView.ts'
import type { Call } from '../../core/commands/call.ts'
import { shownLines } from '../../core/domain/cart/shownLines.ts'
import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { atChallenge } from '../support/challengeWalk.ts'
import { runs } from '../support/runs.ts'
import { sampleProduct } from '../support/sampleProducts.ts'
import { follow, newStand, standOf } from './stateModel.ts'
import type { Stand } from './stateModel.ts'

type World = ReturnType<typeof atChallenge>
type Model = { readonly stand: Stand; read: number }

/** A step of the shopper or the network; whatever the shop makes of it, every fact is a move in the tables. */
const move = (name: string, act: (world: World) => unknown): fc.Command<Model, World> => ({
  check: () => true,
  run: (model, world) => {
    const { driver } = world
    const kinds = new Map(driver.shop().cart.pending.map(({ changeId, wish: change }) => [changeId, change.kind]))
    act(world)
    for (const { cart } of [driver.shop()])
      for (const { changeId, wish: change } of cart.pending) kinds.set(changeId, change.kind)
    for (const { events } of driver.history.slice(model.read))
      for (const event of events) follow(model.stand, event, (changeId) => kinds.get(changeId))
    model.read = driver.history.length
    expect(standOf(driver.shop())).toEqual(model.stand)
  },
  toString: () => name,
})

const line = (world: World, n: number): string => shownLines(world.driver.shop().cart)[n % 2]?.key ?? ''

/** The call at the head of a lane is sent and answered. */
const answered = (world: World, how: 'done' | keyof typeof refusals): void => {
  const call = world.driver.send()
  if (!call) return
  const sent = world.written(call)
  if (!sent) return void world.driver.answer(call, { _tag: 'SecretGone' })
  world.driver.answer(
    call,
    how === 'done'
      ? world.commerce.perform(sent)
      : { _tag: 'Refused', status: 400, errorId: refusals[how](call), message: '' },
  )
}

const refusals = {
  refused: ({ endpoint }: Call) => (endpoint === 'placeOrder' ? 'PAY400' : 'CHK380'),
  lost: () => 'BSK404',
  rejected: () => 'AUT498',
}

/** An employee has no saved items, so the cart’s lane contains only cart changes. */
const signedIn = { _tag: 'v1.SignedIn', site: 'us', consumerType: 'EMPLOYEE', at: 1, basketId: null } as const

const moves = [
  fc.constant(move('send and be answered', (world) => answered(world, 'done'))),
  fc.constant(move('send', ({ driver }) => driver.send())),
  fc.constant(move('send and be refused', (world) => answered(world, 'refused'))),
  fc.constant(move('send, and the cart is gone', (world) => answered(world, 'lost'))),
  fc.constant(move('send, and the customer is not known', (world) => answered(world, 'rejected'))),
  fc.constant(
    move('lose the card', ({ driver }) => {
      const call = driver.send()
      if (call?.secret) driver.answer(call, { _tag: 'SecretGone' })
    }),
  ),
  fc.constant(move('add', ({ driver }) => driver.ask({ _tag: 'AddItem', product: sampleProduct('A-1'), quantity: 1 }))),
  fc
    .nat(1)
    .map((n) =>
      move(`one more of line ${n}`, (world) =>
        world.driver.ask({ _tag: 'SetQuantity', lineKey: line(world, n), quantity: 3 }),
      ),
    ),
  fc
    .nat(1)
    .map((n) => move(`remove line ${n}`, (world) => world.driver.ask({ _tag: 'RemoveLine', lineKey: line(world, n) }))),
  fc.constant(move('give a code', ({ driver }) => driver.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' }))),
  fc
    .constantFrom('Boulder', 'Denver')
    .map((city) =>
      move(`deliver to ${city}`, ({ driver }) =>
        driver.ask({ _tag: 'SubmitShipping', address: { ...sampleAddress, city } }),
      ),
    ),
  fc
    .constantFrom<CheckoutStep>('shipping', 'billing', 'summary')
    .map((step) => move(`go to ${step}`, ({ driver }) => driver.ask({ _tag: 'GoToStep', step }))),
  fc.nat(1).map((n) => move(`pay with card ${n}`, (world) => world.pay(`card-${n}`))),
  fc.constant(
    move('check out with what the account keeps', ({ driver }) =>
      driver.ask({
        _tag: 'CheckOutExpress',
        shipping: sampleAddress,
        billing: { ...sampleAddress, city: 'Lyons' },
        card: sampleCard,
        savedCardId: 'saved-1',
      }),
    ),
  ),
  fc.constant(move('forget the card', ({ driver }) => driver.ask({ _tag: 'ForgetCard' }))),
  fc.constant(move('place the order', (world) => world.place())),
  fc.constant(move('answer the bank', (world) => world.give('authorised'))),
  fc.constant(move('refuse the bank', (world) => world.give('refused'))),
  fc.constant(move('close the bank’s page', (world) => world.close())),
]

test('CHK-01 CHK-03 CHK-04 CHK-06 CART-27 CART-28 PAY-01 PAY-30 in any walk every fact is a move of the four tables', () => {
  fc.assert(
    fc.property(fc.commands(moves, { maxCommands: 40, size: 'max' }), fc.boolean(), (commands, asks) => {
      fc.modelRun(() => {
        const real = atChallenge([signedIn])
        real.commerce.bank.asks = asks
        return {
          model: { stand: Object.assign(newStand(), standOf(real.driver.shop())), read: real.driver.history.length },
          real,
        }
      }, commands)
    }),
    { numRuns: runs(400) },
  )
})
