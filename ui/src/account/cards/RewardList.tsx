import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { useQuery } from '../../bridge/useQuery.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'

/** ACC-30, LOY-10: what the loyalty programme gave that can pay in this shop; nothing for whoever has none. */
export function RewardList() {
  const t = useCopy('reward')
  const locale = useShopLocale()
  const cards = useQuery({ name: 'rewards', ask: { payment_method_id: 'REWARD_CARD' } })
  const codes = useQuery({ name: 'rewards', ask: { payment_method_id: 'REWARD_CODE' } })
  const rewards = [cards, codes].flatMap((asked) =>
    asked.state === 'answered' ? asked.answer.payment_instruments : [],
  )
  if (rewards.length === 0) return null
  return (
    <section className="row-list" aria-labelledby="reward-list">
      <h2 id="reward-list" className="heading">
        {t.title()}
      </h2>
      <ul>
        {rewards.map(({ paymentInstrumentId: id, payment_method_id: method, giftCard, amount = 0 }) => {
          const last4 = giftCard?.last4 ?? ''
          return (
            <li key={id} className="account-row">
              <div>
                <b>{method === 'REWARD_CARD' ? t.cardEnding({ last4 }) : t.codeEnding({ last4 })}</b>
                <span className="meta figures">
                  {t.onIt({ amount: formatMoney(amount, locales[locale].currency, locale) })}
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
