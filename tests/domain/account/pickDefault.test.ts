import { expect, test } from 'vitest'
import { pickDefault } from '../../../core/domain/account/pickDefault.ts'

test('ACC-21 ACC-22 ACC-31 the main one is the one asked for, else the one that is, else the oldest', () => {
  const [oldest, main, asked] = [
    { id: 1, main: false },
    { id: 2, main: true },
    { id: 3, main: false },
  ]
  expect(pickDefault([oldest, main, asked], ({ id }) => id === 3)).toBe(asked)
  expect(pickDefault([oldest, main, asked], () => false)).toBe(main)
  expect(pickDefault([oldest, asked], () => false)).toBe(oldest)
  expect(pickDefault([], () => true)).toBeUndefined()
})
