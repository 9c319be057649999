import { expect, test } from 'vitest'
import { groupPercent } from '../../../ui/src/account/special/groupPercent.ts'

test.each([
  ['EMPLOYEE', 4_000, 10_000, 'en-us', ' (40%)'],
  ['PROSUMER', 3_000, 10_000, 'de-de', ' (30\u00a0%)'],
  ['PROSUMER', 2_999, 10_000, 'en-us', ''],
  ['EMPLOYEE', 0, 0, 'en-us', ''],
  ['REGISTERED', 4_000, 10_000, 'en-us', ''],
] as const)(
  'AUTH-33 the discount of a group is named with its percentage only while it is off all goods (%s, %i of %i)',
  (type, discount, goods, locale, words) => {
    expect(groupPercent(type, discount, goods, locale)).toBe(words)
  },
)
