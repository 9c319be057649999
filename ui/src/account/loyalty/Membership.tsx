import type { ConsumerProfile } from '../../../../contracts/api/consumer.ts'
import { formatNumber } from '../../../../core/domain/locale/formatNumber.ts'
import { pointsToNextVoucher } from '../../../../core/domain/loyalty/vouchers.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { AccountPart } from '../AccountPart.tsx'
import { MissingDetails } from '../profile/MissingDetails.tsx'
import { Benefits } from './Benefits.tsx'
import { Vouchers } from './Vouchers.tsx'
import { WelcomeOffer } from './WelcomeOffer.tsx'

/** LOY-01, LOY-04…06: the balance, what it is worth, and the offer of the welcome. */
export function Membership({ profile }: { readonly profile: ConsumerProfile }) {
  const t = useCopy('loyalty')
  const locale = useShopLocale()
  const { loyaltySummary, consumerDetails } = profile
  const balance = loyaltySummary?.points.balance ?? 0
  const missing = pointsToNextVoucher(balance)
  return (
    <div className="loyalty">
      <MissingDetails details={consumerDetails} hasLink />
      <p className="loyalty-points">
        <b className="title figures">{formatNumber(balance, locale)}</b> {t.pointsWord({ points: balance })}
      </p>
      {missing !== null && <p>{t.toNext({ points: missing })}</p>}
      <AccountPart query={{ name: 'vouchers', ask: {} }}>{(vouchers) => <Vouchers {...vouchers} />}</AccountPart>
      <section aria-labelledby="welcome-heading">
        <h2 id="welcome-heading" className="heading">
          {t.welcomeOffer()}
        </h2>
        <WelcomeOffer />
      </section>
      <section aria-labelledby="benefits-heading">
        <h2 id="benefits-heading" className="heading">
          {t.benefits()}
        </h2>
        <Benefits />
      </section>
    </div>
  )
}
