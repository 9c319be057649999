import { describe, test } from 'vitest'
import type { PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { decidedAt, given } from '../../support/given.ts'
import { pendingChange, pendingCoupon } from '../../support/sampleShop.ts'
import { cartWith } from './cartWith.ts'

describe('SHIP-17 when shipping is estimated', () => {
  const estimate = (postalCode: string, country: string, shop = cartWith(), more: object = {}) =>
    given(shop).when({ _tag: 'EstimateShipping', postalCode, country, ...more })
  const requested = {
    _tag: 'v1.ShippingEstimateRequested',
    changeId: 'd',
    at: decidedAt,
    postalCode: 'H2X 1Y4',
    country: 'CA',
    province: null,
  }

  test('SHIP-17 an estimate is asked for by postal code and country, and a province if there is one', () => {
    estimate(' h2x 1y4', 'CA').then([requested])
    estimate('H2X 1Y4', 'CA', cartWith(), { province: 'QC' }).then([{ ...requested, province: 'QC' }])
  })

  test('SHIP-17 an empty cart has no estimate', () => {
    estimate('1', 'US', initialState()).then({ _tag: 'CartEmpty' })
  })

  test('SHIP-17 an estimate needs a postal code and a country', () => {
    const missing = (field: string) => ({ _tag: 'FieldsInvalid', failures: [{ field, rule: 'required' }] })
    estimate(' ', 'US').then(missing('postalCode'))
    for (const country of ['', 'U', 'us', 'USA', '1US']) estimate('1', country).then(missing('country'))
  })

  const earlier: PendingChange = pendingChange({
    kind: 'EstimateShipping',
    postalCode: '1',
    country: 'US',
    province: null,
  })

  test('SHIP-17 the newest estimate takes the place of one that has not left', () => {
    estimate('H2X 1Y4', 'CA', cartWith({ pending: [earlier, pendingCoupon] })).then([
      { _tag: 'v1.ChangeWithdrawn', changeId: 'c' },
      requested,
    ])
  })

  test('SHIP-17 an estimate that is sent stays', () => {
    estimate('H2X 1Y4', 'CA', cartWith({ pending: [{ ...earlier, sent: true }] })).then([requested])
  })
})
