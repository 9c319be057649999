import { expect, test } from 'vitest'
import { pickDefault } from '../../../core/domain/account/pickDefault.ts'

test('ACC-21 ACC-22 ACC-31 the main one is the one asked for, else the one that is, else the oldest', () => {
  const [oldest, main, chosen] = [
    { id: 1, main: false },
    { id: 2, main: true },
    { id: 3, main: false },
  ]
  expect(pickDefault([oldest, main, chosen], ({ id }) => id === 3)).toBe(chosen)
  expect(pickDefault([oldest, main, chosen], () => false)).toBe(main)
  expect(pickDefault([oldest, chosen], () => false)).toBe(oldest)
  expect(pickDefault([], () => true)).toBeUndefined()
})
