import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { useView } from '../bridge/core/useView.ts'
import { Skeleton, SkeletonGroup, SkeletonPage } from '../components/basic/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../components/basic/usePage.ts'
import { AccountNav } from './AccountNav.tsx'
import { accountSectionOf } from '../../../core/domain/route/pageAt.ts'
import type { AccountSection } from '../../../core/domain/route/pageAt.ts'
import { FormSuspense } from './AccountForm.tsx'
import { OrderList } from './OrderList.tsx'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { AroundScreen } from '../content/AroundScreen.tsx'
import { lazyInPage } from '../loading/lazyPart.tsx'
import './AccountPage.css'

const OrderDetails = lazyInPage(() => import('./OrderDetails.tsx'), 'OrderDetails')
const AddressesSection = lazyInPage(() => import('./addresses/AddressesSection.tsx'), 'AddressesSection')
const AddressSection = lazyInPage(() => import('./addresses/AddressSection.tsx'), 'AddressSection')
const ProfileSection = lazyInPage(() => import('./profile/ProfileSection.tsx'), 'ProfileSection')
const PreferencesSection = lazyInPage(() => import('./preferences/PreferencesSection.tsx'), 'PreferencesSection')
const CardsSection = lazyInPage(() => import('./cards/CardsSection.tsx'), 'CardsSection')
const NewCardSection = lazyInPage(() => import('./cards/NewCardSection.tsx'), 'NewCardSection')
const LoyaltySection = lazyInPage(() => import('./loyalty/LoyaltySection.tsx'), 'LoyaltySection')
const MissingPage = lazyInPage(() => import('../content/ContentPage.tsx'), 'MissingPage')
const SignInForm = lazyInPage(() => import('./signIn/SignInForm.tsx'), 'SignInForm')

/** RT-18: the account, or signing in to it. */
export const AccountPage = () => {
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

/** Signing in here removes the pressed button, so the focus goes to the new page. */
const useFocusAfterSignIn = (isIn: boolean | undefined): void => {
  const wasAtSignIn = useRef(false)
  useEffect(() => {
    if (isIn === true && wasAtSignIn.current) document.getElementById('main')?.focus({ preventScroll: true })
    wasAtSignIn.current = isIn === false
  }, [isIn])
}

const SignInPart = () => {
  const t = useCopy('account')
  const { pathname } = useLocation()
  usePage(t.signIn())
  return (
    <AroundScreen>
      <div className="page account-page">
        <h1 className="title">{t.signIn()}</h1>
        <p className="lede">{t.sideCart()}</p>
        <FormSuspense>
          <SignInForm isConfirmed={accountSectionOf(splitLocalePrefix(pathname).rest)?.section === 'loyalty'} />
        </FormSuspense>
      </div>
    </AroundScreen>
  )
}

const Sections = () => {
  const { pathname } = useLocation()
  const section = accountSectionOf(splitLocalePrefix(pathname).rest)
  if (section === null) return <MissingPage />
  return (
    <div className="page account-page">
      <div className="account-columns">
        <AccountNav section={section.section} />
        <div className="account-part">
          <Suspense key={section.section} fallback={<SectionSkeleton />}>
            <AroundScreen>
              <Section {...section} />
            </AroundScreen>
          </Suspense>
        </div>
      </div>
    </div>
  )
}

/** In place of a section whose code or texts are still being loaded. */
const SectionSkeleton = () => {
  const t = useCopy('account')
  return (
    <SkeletonPage label={t.loading()} isPart isNow>
      <div className="skeleton-column">
        <Skeleton width="14rem" height="2.5rem" />
        <Skeleton height="12rem" />
      </div>
    </SkeletonPage>
  )
}

const Section = (section: AccountSection) => {
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
