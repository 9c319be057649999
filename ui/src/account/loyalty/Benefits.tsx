import { freeShippingCode, loyaltyBenefits } from '../../../../core/domain/loyalty/loyaltyBenefits.ts'
import type { LoyaltyBenefit } from '../../../../core/domain/loyalty/loyaltyBenefits.ts'
import { voucherSteps } from '../../../../core/domain/loyalty/vouchers.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'

/** LOY-12: what members have of the programme here. */
export function Benefits() {
  const t = useCopy('loyalty')
  const locale = useShopLocale()
  const words: Readonly<Record<LoyaltyBenefit, () => string>> = {
    points: t.benefitPoints,
    vouchers: () => t.benefitVouchers({ points: voucherSteps[0]?.points ?? 0 }),
    freeShipping: () => t.benefitFreeShipping({ code: freeShippingCode }),
    news: t.benefitNews,
  }
  return (
    <ul className="loyalty-benefits" aria-label={t.benefits()}>
      {loyaltyBenefits(locale).map((benefit) => (
        <li key={benefit}>{words[benefit]()}</li>
      ))}
    </ul>
  )
}
