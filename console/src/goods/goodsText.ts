import { languageNames } from '../../../contracts/api/operator/operatorGoods.ts'
import type { ChangedFields, GoodsChange, GoodsPrices } from '../../../contracts/api/operator/operatorGoods.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import { keysOf } from '../../../core/domain/fields/fields.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'

export const currencies: readonly Currency[] = ['USD', 'CAD', 'GBP', 'EUR']

export const currencyNames: Readonly<Record<Currency, string>> = {
  USD: 'US dollars',
  CAD: 'Canadian dollars',
  GBP: 'Pounds',
  EUR: 'Euros',
}

/** As it is typed: 19995 is 199.95. */
export const amountText = (minor: number): string => (minor / 100).toFixed(2)

/** Minor units; null = no amount. A comma is the decimal point, as in a file (decision 62). */
export const readAmount = (typed: string): number | null =>
  /^\d{1,6}(?:[.,]\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed.trim().replace(',', '.')) * 100) : null

/** Null = no number of pieces. */
export const readPieces = (typed: string): number | null => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null)

export const countText = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${many}`

/** OPR-19: what was changed, one sentence each. */
export const changeTexts = ({ before, after, isUndo }: GoodsChange): readonly string[] =>
  Object.keys(after).map((name) => `${isUndo ? 'Undone: ' : ''}${fieldText(name, before, after)}`)

const fieldText = (name: string, before: ChangedFields, after: ChangedFields): string => {
  if (name === 'sold') return after[name] === true ? 'brought back into the shop' : 'taken out of the shop'
  if (name.startsWith('pictures ')) return picturesText(name, String(before[name] ?? ''), String(after[name] ?? ''))
  if (name === 'categories') return `categories from ${before[name]} to ${after[name]}`
  const language = keysOf(languageNames).find((each) => name.endsWith(`_${each}`))
  if (language !== undefined)
    return wordsText(`${name.slice(0, -language.length - 1)} in ${languageNames[language]}`, [
      String(before[name]),
      String(after[name]),
    ])
  return `${fieldName(name)} from ${before[name]} to ${after[name]}`
}

/** OPR-61: short texts as they were and are; of long ones, that they are others. */
const wordsText = (title: string, texts: readonly string[]): string => {
  const [old, now] = texts.map((text) => (text === '' ? 'nothing' : `“${text}”`))
  if (now === 'nothing') return `${title} taken out`
  return texts.every((text) => text.length <= 100) ? `${title} from ${old} to ${now}` : `${title} rewritten`
}

/** How many came and went; the ids themselves say nothing to a reader. */
const picturesText = (name: string, before: string, after: string): string => {
  const [old, now] = [before, after].map((ids) => ids.split(' ').filter((id) => id !== ''))
  const added = (now ?? []).filter((id) => !old?.includes(id)).length
  const out = (old ?? []).filter((id) => !now?.includes(id)).length
  const parts = [...(added > 0 ? [`${added} added`] : []), ...(out > 0 ? [`${out} taken out`] : [])]
  return `${name.replace(' ', ' of ')}: ${parts.length === 0 ? 'put in another order' : parts.join(', ')}`
}

const fieldName = (name: string): string => {
  if (name.startsWith('stock ')) return `stock of ${name.slice('stock '.length)}`
  return name.startsWith('full_price_')
    ? `full price in ${name.slice('full_price_'.length)}`
    : `price in ${name.slice('price_'.length)}`
}

/** LAW-07: what shoppers in the Union read of a reduction in euros; undefined = nothing is reduced there. */
export const unionText = ({ EUR }: GoodsPrices, prior: number | null): string | undefined => {
  if (prior !== null)
    return `In the Union the price is compared with ${formatMoney(prior, 'EUR', 'en-us')}, the lowest of the thirty days before.`
  return EUR.original > EUR.current
    ? 'In the Union no reduction is named: within the last thirty days it was sold for as little or less.'
    : undefined
}
