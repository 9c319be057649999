import { formatDay } from '../../../core/domain/time/formatDay.ts'
import type { Currency as CurrencyCode } from '../../../contracts/api/wire.ts'
import type { RefusalView } from '../../../contracts/views/lineView.ts'
import { formatMoney } from '../../../core/domain/money/formatMoney.ts'
import { Button } from '../components/basic/Button.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { CardInput } from './CardInput.tsx'
import { useGiftCard } from './useGiftCard.ts'

export interface GiftCardFormProps {
  readonly refusal: RefusalView | undefined
  /** Of the order; null while it is not known. */
  readonly currency: CurrencyCode | null
  readonly onClose: () => void
}

/** PAY-12, PAY-13: number and PIN, the balance, and the server's messages at the input. */
export const GiftCardForm = ({ refusal, currency, onClose }: GiftCardFormProps) => {
  const t = useCopy('giftCard')
  const locale = useShopLocale()
  const { number, pin, errors, balance, isPending, add, check, forgive } = useGiftCard(refusal, currency, onClose)
  return (
    <PlainForm className="gift-card-form" onSubmit={add}>
      <p className="meta">{t.detail()}</p>
      <CardInput
        id="gift-card-number"
        label={t.number()}
        error={errors.number}
        inputRef={number}
        autoComplete="off"
        maxLength={24}
        format={inFours}
        onType={forgive}
      />
      <CardInput
        id="gift-card-pin"
        label={t.pin()}
        error={errors.pin}
        inputRef={pin}
        autoComplete="off"
        maxLength={8}
        onType={forgive}
      />
      <div role="status">
        {balance !== null && (
          <p>
            {t.balance({ amount: formatMoney(balance.balance, balance.currency, locale) })}{' '}
            {balance.expiryDate !== null &&
              t.expires({
                date: formatDay(locale, new Date(balance.expiryDate), { dateStyle: 'long', timeZone: 'UTC' }),
              })}
          </p>
        )}
      </div>
      <div className="gift-card-buttons">
        <Button type="submit" isPending={isPending}>
          {t.add()}
        </Button>
        <Button kind="link" onPress={() => void check()}>
          {t.check()}
        </Button>
        <Button kind="link" onPress={onClose}>
          {t.close()}
        </Button>
      </div>
    </PlainForm>
  )
}

const inFours = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
