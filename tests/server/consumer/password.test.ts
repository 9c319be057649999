import { beforeAll, expect, test } from 'vitest'
import { scryptPasswords, usualCost } from '../../../server/consumer/password.ts'

const passwords = scryptPasswords({ ...usualCost, logN: 13 })
let kept: string
beforeAll(async () => {
  kept = await passwords.hash('Trail-2026')
})

test('AUTH-25 a password matches itself and nothing else, at any cost it was stored with', async () => {
  expect(
    await Promise.all(['Trail-2026', 'trail-2026', 'Trail-2026 ', ''].map((typed) => passwords.isRight(typed, kept))),
  ).toEqual([true, false, false, false])
  expect(await passwords.hash('Trail-2026')).not.toBe(kept)
  expect(await scryptPasswords().isRight('Trail-2026', kept)).toBe(true)
  expect(await passwords.isRight('', undefined)).toBe(false)
})

/** Processor time, not elapsed time: others may use this machine. */
const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

test('AUTH-25 an address without an account costs as much as one with: the same key is derived', async () => {
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 9; round++) {
    known.push(await costOf(() => passwords.isRight('wrong', kept)))
    unknown.push(await costOf(() => passwords.isRight('wrong', undefined)))
  }
  const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[4] ?? 0
  expect(median(unknown) / median(known)).toBeGreaterThan(0.7)
  expect(median(unknown) / median(known)).toBeLessThan(1.4)
})
