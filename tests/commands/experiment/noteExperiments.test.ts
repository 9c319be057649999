import { describe, expect, test } from 'vitest'
import { assignVariants, noteSeen } from '../../../core/commands/experiment/noteExperiments.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { given } from '../../support/given.ts'

const assigned = {
  _tag: 'v1.VariantAssigned',
  experienceId: 'hero',
  variantId: 'repair',
  visitor: 'v',
  isSeen: false,
} as const
const decision = { experienceId: 'hero', variantId: 'repair' }

describe('an assignment', () => {
  test('SEG-06 is an event for each experiment that this device has none of', () => {
    const { shop } = given(assigned)
    const decisions = [
      { experienceId: 'hero', variantId: 'control' },
      { experienceId: 'menu', variantId: 'workshop' },
    ]
    expect(assignVariants(shop, { id: 'other', decisions })).toEqual([
      { _tag: 'v1.VariantAssigned', experienceId: 'menu', variantId: 'workshop', visitor: 'other', isSeen: false },
    ])
  })
})

describe('an exposure', () => {
  test('SEG-12 is recorded once for ever', () => {
    const { shop } = given(assigned)
    expect(noteSeen(shop, [decision, decision])).toEqual([{ _tag: 'v1.VariantSeen', experienceId: 'hero' }])
    expect(noteSeen(given(shop, { _tag: 'v1.VariantSeen', experienceId: 'hero' }).shop, [decision])).toEqual([])
  })

  test('SEG-12 is found among those of other experiments with a variant of the same name', () => {
    const menu = { experienceId: 'menu', variantId: 'repair' }
    expect(noteSeen(given(assigned).shop, [menu, decision])).toEqual([{ _tag: 'v1.VariantSeen', experienceId: 'hero' }])
    expect(noteSeen(given(assigned).shop, [menu])).toEqual([])
  })

  test('SEG-12 of a variant that was not assigned is none', () => {
    expect(noteSeen(given(assigned).shop, [{ experienceId: 'hero', variantId: 'control' }])).toEqual([])
    expect(noteSeen(initialState(), [decision])).toEqual([])
  })
})

describe('signing out', () => {
  const signedIn = { _tag: 'v1.SignedIn', site: 'us', consumerType: 'REGISTERED', at: 1, basketId: null } as const
  const seen = { _tag: 'v1.VariantSeen', experienceId: 'hero' } as const

  test('SEG-06 AUTH-13 keeps the variants, and what was seen of them, although nothing before it is kept', () => {
    const before = given(assigned, { ...assigned, experienceId: 'menu', variantId: 'workshop' }, seen, signedIn)
    const { events, shop } = before.when({ _tag: 'SignOut', site: 'us' })
    expect(shop.experiments).toEqual(before.shop.experiments)
    expect(given(...events).shop.experiments).toEqual(before.shop.experiments)
  })

  test('SEG-06 AUTH-07 signing in changes none of it', () => {
    const { shop } = given(assigned, seen)
    expect(given(shop, signedIn).shop.experiments).toBe(shop.experiments)
  })
})
