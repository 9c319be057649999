import type { ConsumerProfile, SpecialProfile } from '../../../../contracts/api/entities/consumer.ts'
import { specialGroups } from '../../../../core/domain/account/specialGroups.ts'
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { Callout } from '../../components/display/Callout.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { ProfilePart } from '../AccountPart.tsx'
import './GroupSpend.css'

/** ACC-12, AUTH-17: what a special group gets per year, and how much of it is spent. */
export const GroupSpend = () => (
  <ProfilePart>{({ consumerDetails }) => <Groups details={consumerDetails} />}</ProfilePart>
)

const Groups = ({
  details: { employee, prosumer, athlete, identity },
}: {
  readonly details: ConsumerProfile['consumerDetails']
}) => {
  const t = useCopy('specialGroup')
  const percent = (basisPoints: number): string => t.percentOff({ percent: basisPoints / 100 })
  return (
    <>
      {employee && (
        <Spend title={t.employeeTitle()} spend={employee} detail={percent(specialGroups.EMPLOYEE.basisPoints)} />
      )}
      {prosumer && (
        <Spend
          title={t.prosumerTitle()}
          spend={prosumer}
          detail={[
            percent(specialGroups.PROSUMER.basisPoints),
            ...identity.map(({ type, id }) => t.programme({ type, number: id })),
          ].join(' ')}
        />
      )}
      {athlete && <Spend title={t.athleteTitle()} spend={athlete} />}
    </>
  )
}

const Spend = ({
  title,
  spend,
  detail,
}: {
  readonly title: string
  readonly spend: SpecialProfile
  readonly detail?: string
}) => {
  const t = useCopy('specialGroup')
  const locale = useShopLocale()
  const money = (minor: number): string => formatMoney(minor, locales[locale].currency, locale)
  const { currentSpend, annualCap, annualCredit } = spend
  const whole = annualCap ?? annualCredit ?? 0
  const figures = { spent: money(currentSpend), cap: money(whole) }
  return (
    <section className="group-spend" aria-labelledby="group-spend">
      <h2 id="group-spend" className="heading">
        {title}
      </h2>
      <Callout
        sentence={annualCredit === undefined ? t.spent(figures) : t.creditSpent(figures)}
        link={t.left({ left: money(Math.max(0, whole - currentSpend)) })}
        progress={whole === 0 ? 0 : currentSpend / whole}
      />
      {detail !== undefined && <p className="meta">{detail}</p>}
    </section>
  )
}
