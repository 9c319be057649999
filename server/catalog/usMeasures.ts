/**
 * I18N-07: a fact with its measures in pounds, ounces, inches or miles as well: `Weight: 560 g` → `Weight: 560 g (1 lb 4
 * oz)`. What the trade itself says in metric units stays: millimetres below an inch, and fabric in g/m².
 */
export const withUsMeasures = (fact: string): string =>
  fact.replace(measure, (metric, from: string, to: string | undefined, unit: Unit) => {
    const text = inUs[unit]
    const last = text(Number(to ?? from))
    if (last === null) return metric
    if (to === undefined) return `${metric} (${last})`
    const [, first] = /^(.*) \w+$/.exec(text(Number(from)) ?? '') ?? []
    return first === undefined ? metric : `${metric} (${first} to ${last})`
  })

/** One figure or two, and no fabric's weight. */
const measure = /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? (g|kg|cm|mm|km)\b(?!\/)/g

type Unit = 'g' | 'kg' | 'cm' | 'mm' | 'km'

const inUs: Readonly<Record<Unit, (figure: number) => string | null>> = {
  g: (figure) => weightText(figure / gramsPerOunce),
  kg: (figure) => `${rounded((figure * 1000) / gramsPerOunce / ouncesPerPound, figure < 2 ? 1 : 0)} lb`,
  cm: (figure) => `${rounded(figure / cmPerInch, figure < 20 ? 1 : 0)} in`,
  mm: (figure) => (figure < 10 * cmPerInch ? null : `${rounded(figure / 10 / cmPerInch, 1)} in`),
  km: (figure) => `${rounded(figure / kmPerMile, 0)} mi`,
}

const gramsPerOunce = 28.349523125
const ouncesPerPound = 16
const cmPerInch = 2.54
const kmPerMile = 1.609344

const weightText = (exact: number): string => {
  if (exact < 10) return `${rounded(exact, 1)} oz`
  const ounces = Math.round(exact)
  const pounds = Math.floor(ounces / ouncesPerPound)
  const rest = ounces % ouncesPerPound
  return [pounds > 0 ? `${pounds} lb` : '', rest > 0 ? `${rest} oz` : ''].filter((part) => part !== '').join(' ')
}

const rounded = (value: number, digits: 0 | 1): string => String(Number(value.toFixed(digits)))
