/** What a tax is called in law; `sales` = the sales tax of a state, of which only the sum is shown. */
export type TaxName = 'VAT' | 'GST' | 'HST' | 'PST' | 'QST' | 'RST' | 'sales'

/** `rate` in thousandths of a per cent: 19 % = 19,000, Quebec's 9.975 % = 9,975. */
export type TaxRate = { readonly tax: TaxName; readonly rate: number }

type Place = { readonly country: string; readonly province?: string | undefined }

/** CART-04: the taxes at the destination, each reckoned on the same net amount. NA without a known state or province: none. */
export const taxesAt = ({ country, province = '' }: Place): readonly TaxRate[] => {
  const rate = valueOf(vat, country)
  if (rate !== undefined) return [{ tax: 'VAT', rate }]
  if (country === 'CA') return valueOf(canada, province) ?? []
  const sales = country === 'US' ? valueOf(states, province) : undefined
  return sales === undefined ? [] : [{ tax: 'sales', rate: sales * 10 }]
}

/** EMEA prices include tax, NA adds it. */
export const isTaxIncluded = (site: 'NA' | 'EMEA'): boolean => site === 'EMEA'

const valueOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const vat: Readonly<Record<string, number>> = { GB: 20_000, FR: 20_000, DE: 19_000, IT: 22_000, ES: 21_000 }

const gst: TaxRate = { tax: 'GST', rate: 5_000 }
const hst = (rate: number): readonly TaxRate[] => [{ tax: 'HST', rate }]

const canada: Readonly<Record<string, readonly TaxRate[]>> = {
  AB: [gst],
  BC: [gst, { tax: 'PST', rate: 7_000 }],
  MB: [gst, { tax: 'RST', rate: 7_000 }],
  NB: hst(15_000),
  NL: hst(15_000),
  NS: hst(14_000),
  NT: [gst],
  NU: [gst],
  ON: hst(13_000),
  PE: hst(15_000),
  QC: [gst, { tax: 'QST', rate: 9_975 }],
  SK: [gst, { tax: 'PST', rate: 6_000 }],
  YT: [gst],
}

/** State sales tax in basis points, without county and city taxes. */
const states: Readonly<Record<string, number>> = {
  AL: 400,
  AK: 0,
  AZ: 560,
  AR: 650,
  CA: 725,
  CO: 290,
  CT: 635,
  DC: 600,
  DE: 0,
  FL: 600,
  GA: 400,
  HI: 400,
  ID: 600,
  IL: 625,
  IN: 700,
  IA: 600,
  KS: 650,
  KY: 600,
  LA: 500,
  ME: 550,
  MD: 600,
  MA: 625,
  MI: 600,
  MN: 688,
  MS: 700,
  MO: 423,
  MT: 0,
  NE: 550,
  NV: 685,
  NH: 0,
  NJ: 663,
  NM: 488,
  NY: 400,
  NC: 475,
  ND: 500,
  OH: 575,
  OK: 450,
  OR: 0,
  PA: 600,
  RI: 700,
  SC: 600,
  SD: 420,
  TN: 700,
  TX: 625,
  UT: 610,
  VT: 600,
  VA: 530,
  WA: 650,
  WV: 600,
  WI: 500,
  WY: 400,
}
