import type { LineView } from '../../../contracts/views/lineView.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'

/** One confirmed piece of the sample product, of its own key. */
export const lineView = (lineKey: string, more: Partial<LineView> = {}): LineView => ({
  ...sampleProduct(lineKey),
  lineKey,
  group: 'home',
  quantity: 1,
  rowTotal: { minor: 100, estimated: false },
  originalRowTotal: 100,
  isBonus: false,
  state: 'confirmed',
  notices: [],
  shippingId: 'me',
  isCollected: false,
  ...more,
})
