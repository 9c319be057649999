import { describe, expect, test } from 'vitest'
import type { CartChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { touches } from '../../../core/domain/cart/changes/changeRules.ts'

describe('the lines a change touches', () => {
  test.each<[CartChange, readonly string[]]>([
    [{ kind: 'SetQuantity', key: 'A', quantity: 2 }, ['A']],
    [{ kind: 'RemoveLine', key: 'A' }, ['A']],
    [{ kind: 'ApplyCoupon', code: 'A' }, []],
    [{ kind: 'SetShippingMethod', code: 'std', shippingId: 'A' }, []],
  ])('are the one it names, and none of a change that names none: %j', (change, touched) => {
    expect(['A', 'B'].filter((key) => touches(change, key))).toEqual(touched)
  })
})
