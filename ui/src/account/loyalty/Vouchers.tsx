import type { LoyaltyVouchers } from '../../../../contracts/api/consumer.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { Money } from '../../components/Money.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'

/** LOY-04: what the balance covers. */
export function Vouchers({ applicableLoyaltyVouchers: vouchers, memberId }: LoyaltyVouchers) {
  const t = useCopy('loyalty')
  const { currency } = locales[useShopLocale()]
  return (
    <section aria-labelledby="vouchers-heading">
      <h2 id="vouchers-heading" className="heading">
        {t.vouchers()}
      </h2>
      {vouchers.length === 0 ? (
        <p>{t.noVouchers()}</p>
      ) : (
        <ul className="loyalty-vouchers">
          {vouchers.map(({ points, amountInCurrency }) => (
            <li key={points}>
              <b>
                <Money minor={amountInCurrency} currency={currency} />
              </b>
              <span className="meta">{t.forPoints({ points })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="meta">{t.memberNumber({ memberId })}</p>
    </section>
  )
}
