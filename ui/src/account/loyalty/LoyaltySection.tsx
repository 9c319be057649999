import type { ConsumerProfile, LoyaltyVouchers } from '../../../../contracts/api/entities/consumer.ts'
import { formatNumber } from '../../../../core/domain/locale/formatNumber.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import {
  freeShippingCode,
  loyaltyBenefits,
  pointsToNextVoucher,
  voucherSteps,
} from '../../../../core/domain/loyalty/loyaltyProgramme.ts'
import type { LoyaltyBenefit } from '../../../../core/domain/loyalty/loyaltyProgramme.ts'
import { Money } from '../../components/product/Money.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../state/dialogStore.ts'
import { usePage } from '../../components/basic/usePage.ts'
import { AccountPart } from '../AccountPart.tsx'
import { MissingDetails } from '../profile/MissingDetails.tsx'
import { JoinForm } from './JoinForm.tsx'
import { WelcomeOffer } from './WelcomeOffer.tsx'
import './LoyaltySection.css'

/** LOY: presents the programme to an account that has not joined it, and shows members their points and vouchers. */
export const LoyaltySection = () => {
  const t = useCopy('loyalty')
  usePage(t.title())
  return (
    <>
      <h1 className="title">{t.title()}</h1>
      <AccountPart query={{ name: 'profile', ask: { includeLoyaltySummary: true } }}>
        {(profile, again) => {
          const join = () => {
            again()
            openDialog('welcome', {})
          }
          return profile.isLoyaltyMember ? (
            <Membership profile={profile} />
          ) : (
            <>
              <p className="lede">{t.lede()}</p>
              <Benefits />
              <JoinForm profile={profile} onJoined={join} />
            </>
          )
        }}
      </AccountPart>
    </>
  )
}

/** LOY-01, LOY-04…06: the balance, its value, and the welcome offer. */
const Membership = ({ profile }: { readonly profile: ConsumerProfile }) => {
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

/** LOY-04: what the balance covers. */
const Vouchers = ({ applicableLoyaltyVouchers: vouchers, memberId }: LoyaltyVouchers) => {
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

/** LOY-12: the benefits of members here. */
const Benefits = () => {
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
