import { describe, expect, test } from 'vitest'
import { murmurHash } from '../../../core/domain/experiment/murmurHash.ts'

/** Computed with another implementation (Python) from the same text in UTF-8. */
describe('the hash that buckets are made with', () => {
  test.each([
    ['', 0, 0],
    ['', 1, 0x51_4e_28_b7],
    ['test', 0x97_47_b2_8c, 0x70_4b_81_dc],
    ['a', 1, 0x58_8a_dc_e8],
    ['ab', 1, 0xb8_07_9b_46],
    ['abc', 1, 0xaa_75_e9_ff],
    ['Zürich', 1, 0x8d_d1_f5_d4],
    ['日本', 1, 0xec_ff_6d_87],
    ['👟', 1, 0xd6_8d_35_83],
  ])('SEG-12 of %j with the seed %d is %d', (text, seed, hash) => {
    expect(murmurHash(text, seed)).toBe(hash)
  })

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
