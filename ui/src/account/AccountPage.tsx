import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { splitLocalePrefix } from '../../../core/domain/route/splitLocalePrefix.ts'
import { useView } from '../bridge/useView.ts'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { usePage } from '../shell/usePage.ts'
import { AccountNav } from './AccountNav.tsx'
import { accountRoomOf } from '../../../core/domain/route/accountRoomOf.ts'
import type { AccountRoom } from '../../../core/domain/route/accountRoomOf.ts'
import { FormPlace } from './FormPlace.tsx'
import { OrderList } from './OrderList.tsx'
import { useSignedIn } from './useSignedIn.ts'
import { loadedPart } from '../shell/loadedPart.tsx'
import './AccountForm.css'

const OrderDetails = loadedPart(async () => (await import('./OrderDetails.tsx')).OrderDetails)
const AddressesRoom = loadedPart(async () => (await import('./addresses/AddressesRoom.tsx')).AddressesRoom)
const AddressRoom = loadedPart(async () => (await import('./addresses/AddressRoom.tsx')).AddressRoom)
const ProfileRoom = loadedPart(async () => (await import('./profile/ProfileRoom.tsx')).ProfileRoom)
const PreferencesRoom = loadedPart(async () => (await import('./preferences/PreferencesRoom.tsx')).PreferencesRoom)
const CardsRoom = loadedPart(async () => (await import('./cards/CardsRoom.tsx')).CardsRoom)
const NewCardRoom = loadedPart(async () => (await import('./cards/NewCardRoom.tsx')).NewCardRoom)
const LoyaltyRoom = loadedPart(async () => (await import('./loyalty/LoyaltyRoom.tsx')).LoyaltyRoom)
const SignInForm = loadedPart(async () => (await import('./SignInForm.tsx')).SignInForm)

/** RT-18: the account, or the way into it. */
export function AccountPage() {
  const t = useCopy('account')
  const known = useView('account') !== undefined
  const signedIn = useSignedIn()
  useFocusAfterDoor(known ? signedIn !== null : undefined)
  if (!known)
    return (
      <SkeletonGroup label={t.loading()} isPage>
        <div className="page account-page">
          <Skeleton width="16rem" height="3rem" />
          <Skeleton height="12rem" />
        </div>
      </SkeletonGroup>
    )
  return signedIn ? <Rooms /> : <Door />
}

/** Who signs in here presses a button that goes away: the focus goes to the page that has come. */
const useFocusAfterDoor = (isIn: boolean | undefined): void => {
  const wasAtDoor = useRef(false)
  useEffect(() => {
    if (isIn === true && wasAtDoor.current) document.getElementById('main')?.focus({ preventScroll: true })
    wasAtDoor.current = isIn === false
  }, [isIn])
}

function Door() {
  const t = useCopy('account')
  const { pathname } = useLocation()
  usePage(t.signIn())
  return (
    <div className="page account-page">
      <h1 className="title">{t.signIn()}</h1>
      <p className="lede">{t.sideCart()}</p>
      <FormPlace>
        <SignInForm isConfirmed={accountRoomOf(splitLocalePrefix(pathname).rest)?.room === 'loyalty'} />
      </FormPlace>
    </div>
  )
}

function Rooms() {
  const { pathname } = useLocation()
  const room = accountRoomOf(splitLocalePrefix(pathname).rest)
  if (room === null) return <NotFoundPage />
  return (
    <div className="page account-page">
      <div className="account-columns">
        <AccountNav room={room.room} />
        <div className="account-part">
          <Suspense key={room.room} fallback={<RoomSkeleton />}>
            <Room {...room} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

/** In the place of a room whose code or words are still under way. */
function RoomSkeleton() {
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

function Room(room: AccountRoom) {
  switch (room.room) {
    case 'overview':
    case 'orders':
      return <OrderList isOverview={room.room === 'overview'} />
    case 'order':
      return <OrderDetails orderId={room.orderId} />
    case 'profile':
      return <ProfileRoom />
    case 'preferences':
      return <PreferencesRoom />
    case 'loyalty':
      return <LoyaltyRoom />
    case 'cards':
      return <CardsRoom />
    case 'newCard':
      return <NewCardRoom />
    case 'addresses':
      return <AddressesRoom />
    case 'address':
      return <AddressRoom addressId={room.addressId} />
  }
}
