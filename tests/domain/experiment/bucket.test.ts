import { describe, expect, test } from 'vitest'
import type { Datafile, DatafileExperiment } from '../../../contracts/content/datafile.ts'
import { bucket, bucketOf } from '../../../core/domain/experiment/bucket.ts'

const experiment: DatafileExperiment = {
  id: '1886780721',
  key: 'home-hero',
  status: 'Running',
  layerId: '1',
  audienceIds: [],
  variations: [
    { id: '11', key: 'control' },
    { id: '12', key: 'summit' },
  ],
  trafficAllocation: [
    { entityId: '11', endOfRange: 4500 },
    { entityId: '12', endOfRange: 9000 },
    { entityId: '', endOfRange: 9500 },
  ],
  forcedVariations: { tester: 'summit', stranger: 'gone' },
}
const datafile = (change: Partial<DatafileExperiment> = {}, groups: Datafile['groups'] = []): Datafile => ({
  version: '4',
  revision: '7',
  experiments: [{ ...experiment, ...change }],
  groups,
})
const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`)

describe('the bucket', () => {
  test.each([
    ['ppid1', '1886780721', 5254],
    ['ppid2', '1886780721', 4299],
    ['ppid2', '1886780722', 2434],
    ['ppid3', '1886780721', 5439],
    [
      'a very very very very very very very very very very very very very very very long ppd string',
      '1886780721',
      6128,
    ],
  ])('SEG-12 of %s in %s is %i, as the vendor computes it', (visitor, parent, expected) => {
    expect(bucketOf(visitor, parent)).toBe(expected)
  })
})

describe('the variant', () => {
  test.each([
    ['ppid1', 'summit'],
    ['ppid2', 'control'],
    ['tester', 'summit'],
  ])('SEG-06 of %s is %s', (visitor, expected) => {
    expect(bucket(datafile(), 'home-hero', visitor)).toBe(expected)
  })

  test('SEG-06 shares follow the ranges within half a per cent', () => {
    const assigned = visitors.map((visitor) => bucket(datafile(), 'home-hero', visitor) ?? 'nobody')
    const share = (name: string) => assigned.filter((each) => each === name).length / visitors.length
    expect(share('control')).toBeCloseTo(0.45, 2)
    expect(share('summit')).toBeCloseTo(0.45, 2)
    expect(share('nobody')).toBeCloseTo(0.1, 2)
  })

  test('SEG-06 stays the same when an experiment grows', () => {
    const grown = datafile({
      trafficAllocation: [...experiment.trafficAllocation.slice(0, 1), { entityId: '12', endOfRange: 10_000 }],
    })
    for (const visitor of visitors.slice(0, 2000)) {
      const before = bucket(datafile(), 'home-hero', visitor)
      if (before !== undefined) expect(bucket(grown, 'home-hero', visitor)).toBe(before)
    }
  })

  test.each([
    ['that is paused', { status: 'Paused' }],
    ['with audience conditions', { audienceIds: ['1'] }],
    ['without traffic', { trafficAllocation: [] }],
    ['whose range names no variation', { trafficAllocation: [{ entityId: '99', endOfRange: 10_000 }] }],
  ] as const)('SEG-06 an experiment %s assigns no shopper', (_, change) => {
    expect(visitors.slice(0, 200).some((visitor) => bucket(datafile(change), 'home-hero', visitor))).toBe(false)
  })

  test('SEG-06 an experiment that the datafile does not have assigns no shopper', () => {
    expect(bucket(datafile(), 'another', 'ppid1')).toBeUndefined()
  })

  test('SEG-06 a forced variant that is gone gives way to the bucket', () => {
    const expected = bucket(datafile({ forcedVariations: {} }), 'home-hero', 'stranger')
    expect(bucket(datafile(), 'home-hero', 'stranger')).toBe(expected)
    expect(bucket(datafile(), 'home-hero', '__proto__')).toBe(
      bucket(datafile({ forcedVariations: {} }), 'home-hero', '__proto__'),
    )
  })

  test('SEG-06 a visitor takes part in at most one experiment of a random group', () => {
    const all = [{ entityId: '11', endOfRange: 10_000 }]
    const first = { ...experiment, id: 'e1', key: 'first', trafficAllocation: all }
    const second = { ...experiment, id: 'e2', key: 'second', trafficAllocation: all }
    const group = {
      id: 'g1',
      policy: 'random' as const,
      experiments: [first, second],
      trafficAllocation: [
        { entityId: 'e1', endOfRange: 5000 },
        { entityId: 'e2', endOfRange: 10_000 },
      ],
    }
    const counts = visitors
      .slice(0, 2000)
      .map((visitor) => ['first', 'second'].filter((key) => bucket(datafile({}, [group]), key, visitor)).length)
    expect(new Set(counts)).toEqual(new Set([1]))
  })
})
