import type { TrackedOrder } from '../../../contracts/api/entities/purchase.ts'
import { sampleBasket, sampleItem, sampleOrder } from '../../support/sampleBasket.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

/** One pair, delivered today. */
export const deliveredOrder: TrackedOrder = {
  ...sampleOrder('CN-1', sampleBasket('b-1', 1, [sampleItem(sampleProduct('A-1'), 'i-1', 1)])),
  shipments: [
    {
      shipmentId: 's-1',
      itemIds: ['i-1'],
      shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '2-4 days', price: 600 },
    },
  ],
  tracking: [{ shipmentId: 's-1', steps: [{ status: 'delivered', at: Date.now() }] }],
  returns: [],
}

/** The shipping method of a gift card. */
export const byEmail = { code: 'digital', label: 'Email', deliveryTime: '', price: 0 } as const
