import type { LoyaltyVouchers } from '../../../contracts/api/consumer.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { OfferedPart } from './OfferedPart.tsx'

export interface VoucherChoiceProps {
  readonly vouchers: LoyaltyVouchers
  readonly currency: Currency | null
  readonly onChoose: () => void
}

/** LOY-08: one press, one voucher. */
export function VoucherChoice({
  vouchers: { currentLoyaltyPoints, applicableLoyaltyVouchers: vouchers },
  currency,
  onChoose,
}: VoucherChoiceProps) {
  const t = useCopy('reward')
  const locale = useShopLocale()
  const send = useCommand()
  const use = async (voucher: (typeof vouchers)[number]) => {
    if ((await send({ _tag: 'ApplyReward', voucher })) === null) onChoose()
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
              <OfferedPart
                key={points}
                name={amount}
                detail={t.forPoints({ points })}
                act={t.use({ amount })}
                actNamed={t.useNamed({ amount, points })}
                onUse={() => void use(voucher)}
              />
            )
          })}
      </ul>
    </>
  )
}
