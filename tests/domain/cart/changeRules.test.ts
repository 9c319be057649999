import { describe, expect, expectTypeOf, test } from 'vitest'
import type { CartChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { touches } from '../../../core/domain/cart/changes/changeRules.ts'
import type { ChangeRule, ChangeRules, changeRules } from '../../../core/domain/cart/changes/changeRules.ts'

type WrapLine = { readonly kind: 'WrapLine'; readonly key: string }

type Satisfies<Rules> = Rules extends ChangeRules<CartChange | WrapLine> ? 'complete' : 'row missing'

describe('a new kind of cart change', () => {
  test('is one row of the rules: the compiler (`npm test types`) refuses them without it', () => {
    expectTypeOf<Satisfies<typeof changeRules>>().toEqualTypeOf<'row missing'>()
    expectTypeOf<
      Satisfies<typeof changeRules & { readonly WrapLine: ChangeRule<WrapLine> }>
    >().toEqualTypeOf<'complete'>()
  })
})

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
