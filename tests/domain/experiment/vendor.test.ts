import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ownDigests } from '../../../tools/experiments/vendorDigests.ts'
import type { VendorDigests } from '../../../tools/experiments/vendorDigests.ts'

/** Written by `npm run experiments -- --vendor FOLDER --write`, from the vendor's own evaluator. */
const vendor = JSON.parse(
  readFileSync(new URL('./vendor/vendorVariants.json', import.meta.url), 'utf8'),
) as VendorDigests

describe('the variants of the vendor', () => {
  test(
    'SEG-12 are ours: 10,000 visitors of 100 experiments with audiences, groups and forced variants',
    { timeout: 120_000 },
    () => {
      expect([vendor.visitors, Object.keys(vendor.digests).length]).toEqual([10_000, 100])
      expect(new Set(Object.values(vendor.digests)).size).toBeGreaterThan(50)
      expect(ownDigests(vendor)).toEqual(vendor)
    },
  )
})
