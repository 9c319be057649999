import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, chainHash, hash64, rootHash } from '../../../core/domain/log/chainHash.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'

const commit: Omit<Commit, 'hash'> = {
  seq: 1,
  epoch: 0,
  at: 1_000,
  tabId: 'tab',
  cause: { _tag: 'Command', command: { _tag: 'AddItem', quantity: 1 } },
  events: [{ _tag: 'v1.ItemAddRequested', quantity: 1 }],
}

describe('the hash of a commit', () => {
  test('the hash of a known commit never changes: logs on shoppers’ devices depend on it', () => {
    expect(hash64('')).toBe('16861e316ef70c39')
    expect(hash64('cairn')).toBe('b73a1abca9573162')
    expect(chainHash(rootHash, commit)).toBe('fb0efef4faa86e37')
  })

  test('a change of any field of a commit, or of the one before, changes the hash', () => {
    const changed: readonly Omit<Commit, 'hash'>[] = [
      { ...commit, seq: 2 },
      { ...commit, epoch: 1 },
      { ...commit, at: 1_001 },
      { ...commit, tabId: 'other' },
      { ...commit, cause: { _tag: 'Command', command: { _tag: 'AddItem', quantity: 2 } } },
      { ...commit, events: [] },
      { ...commit, events: [...commit.events, ...commit.events] },
    ]
    const hashes = [
      chainHash(rootHash, commit),
      chainHash('0000000000000001', commit),
      ...changed.map((other) => chainHash(rootHash, other)),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

test('canonical JSON survives a round trip and a structured clone', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(JSON.parse(JSON.stringify(value)))).toBe(canonical(value))
      expect(canonical(structuredClone(value))).toBe(canonical(value))
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('canonical JSON does not depend on the order of fields', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
      const backwards = Object.fromEntries(Object.entries(fields).toReversed())
      expect(canonical(backwards)).toBe(canonical(fields))
    }),
  )
})

test('a field that is undefined is the same as no field', () => {
  expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }))
})

describe('the quality of the hash', () => {
  test('64 bits keep a hundred thousand similar texts apart', () => {
    const hashes = new Set<string>()
    for (let n = 0; n < 100_000; n++) hashes.add(hash64(`v1.ItemAddRequested|${n}`))
    expect(hashes.size).toBe(100_000)
    for (const hash of [...hashes].slice(0, 100)) expect(hash).toMatch(/^[0-9a-f]{16}$/)
  })

  test('one flipped character changes about half of the bits', () => {
    let flipped = 0
    const runs = 2_000
    for (let n = 0; n < runs; n++) flipped += distance(hash64(`commit ${n} a`), hash64(`commit ${n} b`))
    expect(flipped / runs).toBeGreaterThan(24)
    expect(flipped / runs).toBeLessThan(40)
  })
})

const distance = (a: string, b: string): number =>
  (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2).replaceAll('0', '').length

test('what has no place in JSON is null, and numbers are written as JavaScript writes them', () => {
  expect(canonical([NaN, Infinity, undefined, () => 1, 1e21, -0, 1.5])).toBe('[null,null,null,null,1e+21,0,1.5]')
  expect(canonical(undefined)).toBe('null')
  expect(canonical({ a: undefined, b: NaN })).toBe('{"b":null}')
})
