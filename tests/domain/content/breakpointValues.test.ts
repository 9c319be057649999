import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakpointValues } from '../../../core/domain/content/breakpointValues.ts'

test.each([
  [undefined, ['-', '-', '-', '-']],
  [{ xs: 'a' }, ['a', 'a', 'a', 'a']],
  [{ lg: 'd' }, ['d', 'd', 'd', 'd']],
  [{ xs: 'a', lg: 'd' }, ['a', 'a', 'a', 'd']],
  [{ sm: 'b', lg: 'd' }, ['b', 'b', 'b', 'd']],
])('CMS-29 %j at each width', (given, expected) => {
  expect(Object.values(breakpointValues(given, '-'))).toEqual(expected)
})

test('CMS-29 a value that is given is taken, and no other one appears', () => {
  const some = fc.option(fc.integer(), { nil: undefined })
  fc.assert(
    fc.property(some, some, some, some, (xs, sm, md, lg) => {
      const given = Object.fromEntries(
        Object.entries({ xs, sm, md, lg }).filter(([, value]) => value !== undefined),
      ) as Readonly<Record<string, number>>
      const values = breakpointValues(given, -1)
      expect(values).toMatchObject(given)
      for (const value of Object.values(values)) expect([-1, ...Object.values(given)]).toContain(value)
    }),
  )
})
