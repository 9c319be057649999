import { sampleAddress, sampleCard } from '../../tools/simulate/shopper/sampleShopper.ts'
import { createModelCommerce } from './modelCommerce.ts'
import { createRecordedLog } from './recordedLog.ts'
import type { RecordedLog } from './recordedLog.ts'
import { sampleProduct } from './sampleProducts.ts'

/** A whole walk: two lines, a refused coupon, a second tab, a lost basket that is rebuilt, checkout and an order. */
export const sampleLog = (): RecordedLog => {
  const products = ['A-1', 'A-2'].map((sku) => sampleProduct(sku))
  const [boot = sampleProduct('A-1'), sock = sampleProduct('A-2')] = products
  const commerce = createModelCommerce(products)
  const log = createRecordedLog()
  log.ask({ _tag: 'AddItem', product: boot, quantity: 1 })
  log.settle(commerce)
  log.ask({ _tag: 'ApplyCoupon', code: 'EXPIRED20' })
  log.settle(commerce)
  log.ask({ _tag: 'AddItem', product: sock, quantity: 2 }, 'tab-2')
  commerce.loseBaskets()
  log.settle(commerce)
  log.ask({ _tag: 'SubmitShipping', address: sampleAddress })
  log.settle(commerce)
  log.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: sampleCard, secretRef: 'card-ref-1' })
  log.settle(commerce)
  log.ask({ _tag: 'PlaceOrder', shownTotal: log.shop().cart.basket?.totals.total ?? 0, online: true })
  log.settle(commerce)
  return log
}

/** At least `count` commits: the same two changes again and again, each sent and answered. */
export const longLog = (count: number): RecordedLog => {
  const product = sampleProduct('A-1')
  const commerce = createModelCommerce([product])
  const log = createRecordedLog()
  log.ask({ _tag: 'AddItem', product, quantity: 1 })
  log.settle(commerce)
  for (let n = 0; log.commits.length < count; n++) {
    log.ask({ _tag: 'SetQuantity', lineKey: log.shop().cart.basket?.lines[0]?.key ?? '', quantity: 2 + (n % 3) })
    log.settle(commerce)
  }
  return log
}
