import fc from 'fast-check'
import { wants } from '../../core/commands/wants.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { anyBareCommand } from './commandArbitraries.ts'
import { createModelCommerce } from './modelCommerce.ts'
import { createRecordedLog } from './recordedLog.ts'
import type { RecordedLog } from './recordedLog.ts'
import { sampleProduct } from './sampleProducts.ts'

const stocked = ['A-1', 'A-2', 'GIFT-1'].map((sku) => sampleProduct(sku))

type Step = 'answer' | 'order' | 'lose' | { readonly command: Parameters<RecordedLog['ask']>[0] }

const step: fc.Arbitrary<Step> = fc.oneof(
  anyBareCommand.map((command) => ({ command }) as Step),
  fc.constantFrom<Step>('answer', 'answer', 'order', 'lose'),
)

/** Any log as the worker could have written it: commands, calls sent and answered, baskets lost, cards forgotten. */
export const recordedHistories: fc.Arbitrary<RecordedLog> = fc.array(step, { maxLength: 30 }).map((steps) => {
  const commerce = createModelCommerce(stocked)
  const log = createRecordedLog()
  for (const [index, action] of steps.entries()) {
    if (typeof action === 'object') log.ask(action.command)
    else if (action === 'lose') commerce.loseBaskets()
    else if (action === 'order')
      log.ask({ _tag: 'PlaceOrder', shownTotal: viewCart(log.shop().cart).totals.total.minor, online: true })
    else {
      const call = log.send()
      const isCardGone = index % 2 === 0 && wants(log.shop())[0]?.secret
      if (call) log.answer(call, isCardGone ? { _tag: 'SecretGone' } : commerce.perform(call))
    }
  }
  return log
})
