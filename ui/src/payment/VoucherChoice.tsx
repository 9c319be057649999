import type { LoyaltyVouchers } from '../../../contracts/api/consumer.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { useAsk } from '../cart/useAsk.ts'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'

export interface VoucherChoiceProps {
  readonly vouchers: LoyaltyVouchers
  readonly currency: Currency | null
  readonly onChoose: () => void
}

/** LOY-08: one press, one voucher. */
export function VoucherChoice({ vouchers: { currentLoyaltyPoints, applicableLoyaltyVouchers: vouchers }, currency, onChoose }: VoucherChoiceProps) {
  const t = useCopy('reward')
  const locale = useShopLocale()
  const ask = useAsk()
  const use = async (voucher: (typeof vouchers)[number]) => {
    if ((await ask({ _tag: 'ApplyReward', voucher })) === null) onChoose()
  }
  return (
    <>
      <p>
        {t.balance({ points: currentLoyaltyPoints })} {vouchers.length === 0 && t.none()}
      </p>
      <ul className="part-payments">
        {currency !== null &&
          vouchers.map((voucher) => {
            const { points, amountInCurrency } = voucher
            const amount = formatMoney(amountInCurrency, currency, locale)
            return (
              <li key={points} className="held-card">
                <span>
                  <b>{amount}</b> <span className="meta">{t.forPoints({ points })}</span>
                </span>
                <Button aria-label={t.useNamed({ amount, points })} onPress={() => void use(voucher)}>
                  {t.use({ amount })}
                </Button>
              </li>
            )
          })}
      </ul>
    </>
  )
}
