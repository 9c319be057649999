import type { SeedPrices } from './SeedProduct.ts'

/** The price points of the four currencies for a price set in US cents; whole units, so that no site shows a converted tail. */
export function marketPrices(usCents: number): SeedPrices {
  return {
    USD: usCents,
    CAD: wholeUnits(usCents * 1.36),
    GBP: wholeUnits(usCents * 0.84),
    EUR: wholeUnits(usCents * 0.98),
  }
}

/** The prices after so many per cent off, to the minor unit. */
export function reducedPrices(prices: SeedPrices, percentOff: number): SeedPrices {
  const reduced = (minor: number) => Math.round((minor * (100 - percentOff)) / 100)
  return { USD: reduced(prices.USD), CAD: reduced(prices.CAD), GBP: reduced(prices.GBP), EUR: reduced(prices.EUR) }
}

function wholeUnits(minor: number): number {
  return Math.round(minor / 100) * 100
}
