/** CART-04: the rate in basis points at the destination. NA without a known state or province: 0. */
export const taxRate = (place: { readonly country: string; readonly province?: string | undefined }): number => {
  const country = Object.hasOwn(rates, place.country) ? rates[place.country] : undefined
  if (country === undefined) return 0
  if (typeof country === 'number') return country
  const province = place.province ?? ''
  return Object.hasOwn(country, province) ? (country[province] ?? 0) : 0
}

/** EMEA prices include tax, NA adds it. */
export const isTaxIncluded = (site: 'NA' | 'EMEA'): boolean => site === 'EMEA'

const rates: Readonly<Record<string, number | Readonly<Record<string, number>>>> = {
  GB: 2000,
  FR: 2000,
  DE: 1900,
  IT: 2200,
  ES: 2100,
  /** GST, HST, or GST and provincial tax together. */
  CA: {
    AB: 500,
    BC: 1200,
    MB: 1200,
    NB: 1500,
    NL: 1500,
    NS: 1400,
    NT: 500,
    NU: 500,
    ON: 1300,
    PE: 1500,
    QC: 1498,
    SK: 1100,
    YT: 500,
  },
  /** State sales tax, without county and city taxes. */
  US: {
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
  },
}
