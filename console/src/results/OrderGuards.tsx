import './OrderGuards.css'
import type {
  GuardVariant,
  GuardVerdict,
  OpenedResult,
  OrderGuard,
} from '../../../contracts/api/operator/experimentResult.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { Toned } from '../parts/Toned.tsx'
import type { Tone } from '../parts/Toned.tsx'

/** OPR-59: the average order, and what was cancelled or sent back, of each variant beside the first. */
export const OrderGuards = ({ result: { guards, variants } }: { readonly result: OpenedResult }) => (
  <section className="guards">
    <h3 id="guards">What must not get worse</h3>
    <p className="result-soft">
      The first order of each visitor who ordered, as it was paid, with shipping and taxes. Each is compared with{' '}
      {variants[0]?.variantId} at 95% by itself, once both have 30 orders.
    </p>
    <div className="guards-wide">
      <table className="guard-table" aria-labelledby="guards">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {variants.map(({ variantId }) => (
              <th key={variantId} scope="col">
                {variantId}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guards.map((guard) => (
            <tr key={nameOf(guard)}>
              <th scope="row">{nameOf(guard)}</th>
              {guard.variants.map((variant) => (
                <td key={variant.variantId}>
                  <b>{variant.value === null ? 'No order' : figureText(guard, variant.value)}</b>
                  <span className="result-soft">{countText(variant.orders)}</span>
                  {variant.verdict !== 'first' && <Toned {...phraseOf(guard, variant.verdict)} />}
                  {variant.difference && <span className="result-soft">{spanText(guard, variant.difference)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)

const nameOf = ({ currency }: OrderGuard): string =>
  currency === null ? 'Cancelled or sent back' : `Average order in ${currency}`

const figureText = ({ currency }: OrderGuard, value: number): string =>
  currency === null ? `${(value * 100).toFixed(1)}%` : formatMoney(Math.round(value), currency, 'en-us')

const countText = (orders: number): string => (orders === 1 ? '1 order' : `${orders.toLocaleString('en')} orders`)

const spanText = (guard: OrderGuard, { low, high }: NonNullable<GuardVariant['difference']>): string =>
  guard.currency === null
    ? `${(low * 100).toFixed(1).replace('-', '−')} to ${(high * 100).toFixed(1).replace('-', '−')} points more`
    : `${figureText(guard, low)} to ${figureText(guard, high)} more`

/** Higher is worse of what was sent back, and lower of what was paid. */
const phraseOf = ({ kind }: OrderGuard, verdict: GuardVerdict): { readonly tone: Tone; readonly text: string } => {
  const worse = kind === 'averageOrder' ? 'lower' : 'higher'
  const isDifferent = verdict === 'higher' || verdict === 'lower'
  if (isDifferent) return { tone: verdict === worse ? 'waiting' : 'positive', text: words[verdict] }
  return { tone: verdict === 'spoilt' ? 'waiting' : 'plain', text: words[verdict] }
}

const words: Readonly<Record<GuardVerdict, string>> = {
  first: 'Measured against',
  tooFew: 'Too few to say',
  same: 'No difference',
  higher: 'Higher',
  lower: 'Lower',
  spoilt: 'Do not trust',
}
