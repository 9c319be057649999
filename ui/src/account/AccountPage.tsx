import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { useView } from '../bridge/useView.ts'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { usePage } from '../shell/usePage.ts'
import { AccountNav } from './AccountNav.tsx'
import { accountSectionOf } from '../../../core/domain/route/accountSectionOf.ts'
import type { AccountSection } from '../../../core/domain/route/accountSectionOf.ts'
import { FormSuspense } from './FormSuspense.tsx'
import { OrderList } from './OrderList.tsx'
import { useSignedIn } from './useSignedIn.ts'
import { loadedPart } from '../shell/loadedPart.tsx'
import './AccountForm.css'

const OrderDetails = loadedPart(async () => (await import('./OrderDetails.tsx')).OrderDetails)
const AddressesSection = loadedPart(async () => (await import('./addresses/AddressesSection.tsx')).AddressesSection)
const AddressSection = loadedPart(async () => (await import('./addresses/AddressSection.tsx')).AddressSection)
const ProfileSection = loadedPart(async () => (await import('./profile/ProfileSection.tsx')).ProfileSection)
const PreferencesSection = loadedPart(
  async () => (await import('./preferences/PreferencesSection.tsx')).PreferencesSection,
)
const CardsSection = loadedPart(async () => (await import('./cards/CardsSection.tsx')).CardsSection)
const NewCardSection = loadedPart(async () => (await import('./cards/NewCardSection.tsx')).NewCardSection)
const LoyaltySection = loadedPart(async () => (await import('./loyalty/LoyaltySection.tsx')).LoyaltySection)
const SignInForm = loadedPart(async () => (await import('./SignInForm.tsx')).SignInForm)

/** RT-18: the account, or the way into it. */
export function AccountPage() {
  const t = useCopy('account')
  const known = useView('account') !== undefined
  const signedIn = useSignedIn()
  useFocusAfterSignIn(known ? signedIn !== null : undefined)
  if (!known)
    return (
      <SkeletonGroup label={t.loading()} isPage>
        <div className="page account-page">
          <Skeleton width="16rem" height="3rem" />
          <Skeleton height="12rem" />
        </div>
      </SkeletonGroup>
    )
  return signedIn ? <Sections /> : <SignInPart />
}

/** Who signs in here presses a button that goes away: the focus goes to the page that has come. */
const useFocusAfterSignIn = (isIn: boolean | undefined): void => {
  const wasAtSignIn = useRef(false)
  useEffect(() => {
    if (isIn === true && wasAtSignIn.current) document.getElementById('main')?.focus({ preventScroll: true })
    wasAtSignIn.current = isIn === false
  }, [isIn])
}

function SignInPart() {
  const t = useCopy('account')
  const { pathname } = useLocation()
  usePage(t.signIn())
  return (
    <div className="page account-page">
      <h1 className="title">{t.signIn()}</h1>
      <p className="lede">{t.sideCart()}</p>
      <FormSuspense>
        <SignInForm isConfirmed={accountSectionOf(splitLocalePrefix(pathname).rest)?.section === 'loyalty'} />
      </FormSuspense>
    </div>
  )
}

function Sections() {
  const { pathname } = useLocation()
  const section = accountSectionOf(splitLocalePrefix(pathname).rest)
  if (section === null) return <NotFoundPage />
  return (
    <div className="page account-page">
      <div className="account-columns">
        <AccountNav section={section.section} />
        <div className="account-part">
          <Suspense key={section.section} fallback={<SectionSkeleton />}>
            <Section {...section} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

/** In the place of a section whose code or words are still under way. */
function SectionSkeleton() {
  const t = useCopy('account')
  return (
    <div className="page-pending" data-now>
      <SkeletonGroup label={t.loading()} isPage>
        <div className="page-skeleton">
          <Skeleton width="14rem" height="2.5rem" />
          <Skeleton height="12rem" />
        </div>
      </SkeletonGroup>
    </div>
  )
}

function Section(section: AccountSection) {
  switch (section.section) {
    case 'overview':
    case 'orders':
      return <OrderList isOverview={section.section === 'overview'} />
    case 'order':
      return <OrderDetails orderId={section.orderId} />
    case 'profile':
      return <ProfileSection />
    case 'preferences':
      return <PreferencesSection />
    case 'loyalty':
      return <LoyaltySection />
    case 'cards':
      return <CardsSection />
    case 'newCard':
      return <NewCardSection />
    case 'addresses':
      return <AddressesSection />
    case 'address':
      return <AddressSection addressId={section.addressId} />
  }
}
