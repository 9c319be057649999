import { expect, test } from 'vitest'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { freeShippingCode, loyaltyBenefits } from '../../../core/domain/loyalty/loyaltyProgramme.ts'

test('LOY-12 the free shipping benefit is hidden in France, Italy, Germany and Great Britain, and nowhere else', () => {
  const all = keysOf(locales)
  const hidden = all.filter((locale) => !loyaltyBenefits(locale).includes('freeShipping'))
  expect([...new Set(hidden.map((locale) => locales[locale].country))].toSorted()).toEqual(['DE', 'FR', 'GB', 'IT'])
  expect(all.filter((locale) => ['DE', 'FR', 'GB', 'IT'].includes(locales[locale].country))).toEqual(hidden)
  expect(loyaltyBenefits('en-us')).toEqual(['points', 'vouchers', 'freeShipping', 'news'])
  expect(loyaltyBenefits('fr-fr')).toEqual(['points', 'vouchers', 'news'])
  expect(freeShippingCode).toBe('FREESHIP')
})
