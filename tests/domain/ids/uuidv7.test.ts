import { describe, expect, test } from 'vitest'
import { uuidv7 } from '../../../core/domain/ids/uuidv7.ts'

describe('an id', () => {
  /** RFC 9562, appendix A.6: Tuesday, 22 February 2022, 2:22:22 PM GMT-05:00. */
  const at = 0x01_7f_22_e2_79_b0
  const random = [0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]

  test('is the RFC’s own example for its time, counter and random bits', () => {
    expect(uuidv7(at, Uint8Array.from([...random, 0, 0]), 0xcc3)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
  })

  test('has random bits in place of a counter', () => {
    expect(uuidv7(at, Uint8Array.from([...random, 0x5c, 0xc3]))).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
    expect(uuidv7(at, Uint8Array.from([...random, 0xf0, 0x0a]))).toBe('017f22e2-79b0-700a-98c4-dc0c0c07398f')
  })

  test('keeps its variant whatever the random bits are', () => {
    expect(uuidv7(at, new Uint8Array(10).fill(0xff), 0)).toBe('017f22e2-79b0-7000-bfff-ffffffffffff')
    expect(uuidv7(at, new Uint8Array(10), 0)).toBe('017f22e2-79b0-7000-8000-000000000000')
  })

  test('sorts after those of an earlier millisecond, also in the first hours of time', () => {
    const none = new Uint8Array(10)
    expect(uuidv7(15, none, 0xfff) < uuidv7(16, none, 0)).toBe(true)
    expect(uuidv7(1, none, 0xf) < uuidv7(1, none, 0x10)).toBe(true)
  })
})
