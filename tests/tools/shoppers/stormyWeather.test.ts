import { expect, test } from 'vitest'
import { faultKinds } from '../../../tools/faults/Fault.ts'
import { stormyWeather } from '../../../tools/shoppers/stormyWeather.ts'
import { seededChance } from '../../../tools/simulate/Chance.ts'

test('one seed draws the same weather again, of the kinds asked for, and counts it', () => {
  const drawn = () => {
    const storm = stormyWeather(['drop-after', 'status'], seededChance(3))
    return { faults: Array.from({ length: 1_000 }, () => storm.next()?.kind ?? null), struck: storm.struck() }
  }
  const { faults, struck } = drawn()
  expect(drawn()).toEqual({ faults, struck })
  for (const [kind, count] of struck) expect(faults.filter((fault) => fault === kind)).toHaveLength(count)
  expect(struck.map(([kind]) => kind).toSorted()).toEqual(['drop-after', 'status'])
})

test('every kind strikes, and most requests are spared', () => {
  const storm = stormyWeather(faultKinds, seededChance(1))
  const faults = Array.from({ length: 10_000 }, () => storm.next())
  expect(new Set(faults.flatMap((fault) => fault?.kind ?? []))).toEqual(new Set(faultKinds))
  expect(faults.filter((fault) => fault === undefined).length).toBeGreaterThan(6_000)
})
