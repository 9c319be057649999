import type { GuardVerdict, OpenedResult, OrderGuard } from '../../contracts/api/operator/experimentResult.ts'

/** What `npm run experiments` prints about an experiment. */
export const resultLines = ({
  key,
  status,
  revision,
  variants,
  sampleRatio: { p, isAlarm },
  guards,
}: OpenedResult): readonly string[] => [
  `${key} (${status}, revision ${revision})`,
  ...variants.map(({ variantId, exposures, conversions, rate: { share, low, high } }) => {
    const rate = exposures === 0 ? '' : `: ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`
    return `  ${variantId.padEnd(16)} ${number(exposures)} saw it, ${number(conversions)} of them ordered${rate}`
  }),
  isAlarm
    ? `  ALARM: the variants were not shown in the ratio of their weights (p = ${p.toExponential(1)}). Their figures cannot be compared.`
    : `  The ratio of the variants is that of their weights (p = ${p.toFixed(3)}).`,
  ...guards.map(guardLine),
]

/** OPR-59 */
const guardLine = ({ currency, variants }: OrderGuard): string => {
  const figures = variants.map(({ variantId, orders, value, verdict }) => {
    const figure = value === null ? 'none' : currency === null ? percent(value) : (value / 100).toFixed(2)
    return `${variantId} ${figure} of ${number(orders)}${verdictTexts[verdict]}`
  })
  return `  ${currency === null ? 'Orders cancelled or sent back' : `Average order in ${currency}`}: ${figures.join('; ')}`
}

const verdictTexts: Readonly<Record<GuardVerdict, string>> = {
  first: '',
  tooFew: ', too few to say',
  same: ', no difference',
  higher: ', higher',
  lower: ', lower',
  spoilt: ', not to be trusted',
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const number = (count: number): string => count.toLocaleString('en')
