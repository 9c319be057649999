import { seedHash } from './seedHash.ts'

/** A 13-digit article number of the shop's own range (it begins with 2), with a valid check digit. */
export function upcOf(sku: string): string {
  const high = String(seedHash(`high ${sku}`) % 1_000_000).padStart(6, '0')
  const low = String(seedHash(`low ${sku}`) % 100_000).padStart(5, '0')
  const body = `2${high}${low}`
  return body + checkDigit(body)
}

function checkDigit(body: string): number {
  const sum = Array.from(body).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
