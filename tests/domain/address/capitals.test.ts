import { expect, test } from 'vitest'
import { provinceOfPostalCode } from '../../../core/domain/address/postalCode.ts'

/** A postal code of the capital, or the largest city, of each. */
const american = {
  AL: '36104',
  AK: '99801',
  AZ: '85001',
  AR: '72201',
  CA: '95814',
  CO: '80202',
  CT: '06103',
  DE: '19901',
  FL: '32301',
  GA: '30303',
  HI: '96813',
  ID: '83702',
  IL: '62701',
  IN: '46225',
  IA: '50309',
  KS: '66603',
  KY: '40601',
  LA: '70802',
  ME: '04330',
  MD: '21401',
  MA: '02201',
  MI: '48933',
  MN: '55102',
  MS: '39205',
  MO: '65101',
  MT: '59623',
  NE: '68502',
  NV: '89701',
  NH: '03301',
  NJ: '08608',
  NM: '87501',
  NY: '12207',
  NC: '27601',
  ND: '58501',
  OH: '43215',
  OK: '73102',
  OR: '97301',
  PA: '17101',
  RI: '02903',
  SC: '29217',
  SD: '57501',
  TN: '37219',
  TX: '78701',
  UT: '84111',
  VT: '05602',
  VA: '23219',
  WA: '98507',
  WV: '25301',
  WI: '53703',
  WY: '82001',
  DC: '20001',
} as const
const canadian = {
  NL: 'A1C 1A1',
  NS: 'B3J 1A1',
  PE: 'C1A 1A1',
  NB: 'E3B 1A1',
  QC: 'G1R 1A1',
  ON: 'K1A 0A1',
  MB: 'R3C 1A1',
  SK: 'S4P 1A1',
  AB: 'T5J 1A1',
  BC: 'V8V 1A1',
  NT: 'X1A 1A1',
  NU: 'X0A 0H0',
  YT: 'Y1A 1A1',
} as const

test('CART-04 the postal code of a capital is in its state or province', () => {
  for (const [state, code] of Object.entries(american)) {
    expect(state).toEqual(state)
    expect(provinceOfPostalCode('US', code)).toEqual(state)
  }
  for (const [province, code] of Object.entries(canadian)) {
    expect(province).toEqual(province)
    expect(provinceOfPostalCode('CA', code)).toEqual(province)
  }
})

test('CART-04 large cities are in their province too, and a range cut out of another one is separate', () => {
  expect(
    ['H2X 1Y4', 'J8X 1A1', 'L5B 1A1', 'M5V 1A1', 'N6A 1A1', 'P3A 1A1', ' h2x'].map((code) =>
      provinceOfPostalCode('CA', code),
    ),
  ).toEqual(['QC', 'QC', 'ON', 'ON', 'ON', 'ON', 'QC'])
  expect(
    ['00501', '05501', '20101', '73301', '88510', '39901', '75201', ' 97301'].map((code) =>
      provinceOfPostalCode('US', code),
    ),
  ).toEqual(['NY', 'MA', 'VA', 'TX', 'TX', 'GA', 'TX', 'OR'])
  expect(provinceOfPostalCode('US', 'OR 97301')).toBeUndefined()
  expect(provinceOfPostalCode('US', '')).toBeUndefined()
  expect(provinceOfPostalCode('FR', '75001')).toBeUndefined()
  expect(provinceOfPostalCode('CA', '1X0A')).toBeUndefined()
  expect(provinceOfPostalCode('CA', 'Z1Z 1Z1')).toBeUndefined()
})
