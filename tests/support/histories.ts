import fc from 'fast-check'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import { record } from '../../core/commands/record.ts'
import { recordSending } from '../../core/commands/recordSending.ts'
import { wants } from '../../core/commands/wants.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve } from '../../core/events/evolve.ts'
import type { Happened } from '../../core/events/evolve.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { anyBareCommand, numbered } from './commandArbitraries.ts'
import type { BareCommand } from './sentCommand.ts'
import { createModelCommerce } from './modelCommerce.ts'
import { sampleProduct } from './sampleProducts.ts'

const stocked = ['A-1', 'A-2', 'GIFT-1'].map((sku) => sampleProduct(sku))

const step = fc.oneof(
  { weight: 3, arbitrary: anyBareCommand.map((command) => ({ kind: 'command' as const, command })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('answer' as const, 'order' as const, 'lose' as const, 'secret-gone' as const, 'bank-asks' as const)
      .map((kind) => ({ kind })),
  },
)

/** A shopper's log as it could really arise: commands decided, calls sent and answered, a server that forgets. */
export const histories = fc.array(step, { maxLength: 40 }).map((steps) => {
  const commerce = createModelCommerce(stocked)
  const history: Happened[] = []
  let shop: ShopperState = initialState()
  const happen = (happened: Happened): void => {
    if (happened.events.length === 0) return
    history.push(happened)
    shop = evolve(shop, happened)
  }
  const answerHead = (settled: 'served' | 'secret-gone'): void => {
    const [call] = wants(shop)
    if (!call) return
    happen({ events: recordSending(shop, call), commandId: null })
    const answer = settled === 'served' ? commerce.perform(call) : ({ _tag: 'SecretGone' } as const)
    happen({ events: record(shop, call, answer, 1_790_000_000_000), commandId: null })
  }
  steps.forEach((action, n) => {
    if (action.kind === 'lose') return commerce.loseBaskets()
    if (action.kind === 'bank-asks') return void (commerce.bank.asks = true)
    if (action.kind === 'answer') return answerHead('served')
    if (action.kind === 'secret-gone') return wants(shop)[0]?.secret ? answerHead('secret-gone') : answerHead('served')
    const bare: BareCommand =
      'command' in action
        ? action.command
        : { _tag: 'PlaceOrder', shownTotal: viewCart(shop.cart).totals.total.minor, online: true }
    const command = numbered(bare, n + 1)
    const decision = decide(shop, command)
    if (!isRejection(decision)) happen({ events: decision, commandId: command.commandId })
  })
  return { shop, history, commerce }
})
