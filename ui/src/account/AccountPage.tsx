import { lazy } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { useView } from '../bridge/useView.ts'
import { useAsk } from '../cart/useAsk.ts'
import { useRejectionWords } from '../cart/useRejectionWords.ts'
import { Button } from '../components/Button.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { showToast } from '../components/toastStore.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { usePage } from '../shell/usePage.ts'
import { OrderList } from './OrderList.tsx'
import { useSignedIn, useSite } from './useSignedIn.ts'
import './AccountForm.css'

const OrderDetails = lazy(async () => ({ default: (await import('./OrderDetails.tsx')).OrderDetails }))
const SignInForm = lazy(async () => ({ default: (await import('./SignInForm.tsx')).SignInForm }))

/** RT-18: the account, or the way into it. */
export function AccountPage() {
  const t = useCopy('account')
  const known = useView('account') !== undefined
  const signedIn = useSignedIn()
  if (!known)
    return (
      <SkeletonGroup label={t.loading()}>
        <div className="page account-page">
          <Skeleton width="16rem" height="3rem" />
          <Skeleton height="12rem" />
        </div>
      </SkeletonGroup>
    )
  return signedIn ? <Rooms /> : <Door />
}

function Door() {
  const t = useCopy('account')
  usePage(t.signIn())
  return (
    <div className="page account-page">
      <h1 className="title">{t.signIn()}</h1>
      <p className="lede">{t.sideCart()}</p>
      <SignInForm />
    </div>
  )
}

function Rooms() {
  const t = useCopy('account')
  const shopPath = useShopPath()
  const { pathname } = useLocation()
  const { rest } = splitLocalePrefix(pathname)
  const [, order] = /^\/account\/orders\/([\w-]+)$/.exec(rest) ?? []
  if (rest !== '/account' && rest !== '/account/orders' && order === undefined) return <NotFoundPage />
  const isOrders = rest.startsWith('/account/orders')
  return (
    <div className="page account-page">
      <div className="account-columns">
        <nav className="account-nav" aria-label={t.title()}>
          <Link to={shopPath('/account')} aria-current={isOrders ? undefined : 'page'}>
            {t.overview()}
          </Link>
          <Link to={shopPath('/account/orders')} aria-current={isOrders ? 'page' : undefined}>
            {t.orders()}
          </Link>
          <SignOut />
        </nav>
        <div className="account-part">{order === undefined ? <OrderList isOverview={!isOrders} /> : <OrderDetails orderId={order} />}</div>
      </div>
    </div>
  )
}

function SignOut() {
  const t = useCopy('account')
  const site = useSite()
  const ask = useAsk()
  const words = useRejectionWords()
  const leave = async () => {
    const rejection = await ask({ _tag: 'SignOut', site })
    if (rejection) showToast({ title: t.notDone(), detail: words(rejection), kind: 'refusal' })
  }
  return <Button onPress={() => void leave()}>{t.signOut()}</Button>
}
