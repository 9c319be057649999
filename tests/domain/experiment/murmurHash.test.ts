import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { murmurHash } from '../../../core/domain/experiment/murmurHash.ts'

describe('the hash', () => {
  test.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['test', 0, 0xba6bd213],
    ['test', 0x9747b28c, 0x704b81dc],
    ['Hello, world!', 0, 0xc0363e43],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['aaa', 0x9747b28c, 0x283e0130],
    ['aa', 0x9747b28c, 0x5d211726],
    ['a', 0x9747b28c, 0x7fa09ea6],
    ['ππππππππ', 0x9747b28c, 0xd58063c1],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
  ])('SEG-12 of %j with seed %i is the reference’s', (text, seed, hash) => {
    expect(murmurHash(text, seed)).toBe(hash)
  })

  test('SEG-12 reads a text as UTF-8, as TextEncoder does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const ascii = [...new TextEncoder().encode(text)]
        fc.pre(ascii.every((byte) => byte < 0x80))
        expect(murmurHash(text, 1)).toBe(murmurHash(String.fromCharCode(...ascii), 1))
      }),
    )
    expect(murmurHash('\ud800', 1)).toBe(murmurHash('\ufffd', 1))
    expect(murmurHash('𝒳', 1)).not.toBe(murmurHash('\ufffd\ufffd', 1))
  })

  /** Computed with another implementation (Python) from the same text in UTF-8. */
  test.each([
    [0x7f, 0x23_81_2e_8d],
    [0x80, 0x8f_52_29_59],
    [0x7_ff, 0xcc_41_74_33],
    [0x8_00, 0x84_f5_0a_98],
    [0xd7_ff, 0xd8_38_02_02],
    [0xe0_00, 0xf4_86_3e_f7],
    [0xff_ff, 0x8b_9f_b5_7c],
    [0x1_00_00, 0x22_78_06_e9],
    [0x10_ff_ff, 0x96_90_ae_3e],
  ])('SEG-12 is of as many bytes as UTF-8 has for the code point %d', (point, hash) => {
    expect(murmurHash(String.fromCodePoint(point), 1)).toBe(hash)
  })

  test.each([0xd8_00, 0xdb_ff, 0xdc_00, 0xdf_ff])('SEG-12 takes half a pair, %d, for U+FFFD', (half) => {
    expect(murmurHash(String.fromCharCode(half), 1)).toBe(0x5_5e_a8_0a)
  })
})
