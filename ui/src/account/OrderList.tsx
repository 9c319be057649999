import { formatDay } from '../../../core/domain/time/formatDay.ts'
import { useSearchParams } from 'react-router-dom'
import { Link } from '../components/basic/Link.tsx'
import { pagination } from '../../../core/domain/pagination/pagination.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { LinkButton } from '../components/basic/LinkButton.tsx'
import { sizedPicture } from '../components/product/sizedPicture.ts'
import { Money } from '../components/product/Money.tsx'
import { Pagination } from '../components/browsing/Pagination.tsx'
import { SkeletonBlocks } from '../components/basic/Skeleton.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { useShopPath } from '../copy/useShopPath.ts'
import { usePage } from '../components/basic/usePage.ts'
import { useSignedIn } from '../bridge/core/useSignedIn.ts'
import { TryAgain } from './AccountPart.tsx'

const LoyaltyOffer = lazyPart(() => import('./loyalty/LoyaltyOffer.tsx'), 'LoyaltyOffer')

const pageSize = 10
const shownInOverview = 3

/** ORD-04: newest first, by pages; the overview shows the last three. */
export const OrderList = ({ isOverview }: { readonly isOverview: boolean }) => {
  const t = useCopy('account')
  const p = useCopy('purchase')
  const locale = useShopLocale()
  const shopPath = useShopPath()
  const [params] = useSearchParams()
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const asked = useQuery({ name: 'orders', ask: { page: isOverview ? 1 : page } })
  const title = isOverview ? t.title() : t.orders()
  usePage(title)
  const day = (at: number) => formatDay(locale, at, { dateStyle: 'long' })
  const orders = asked.state === 'answered' ? asked.answer.orders.slice(0, isOverview ? shownInOverview : pageSize) : []
  return (
    <>
      <h1 className="title">{title}</h1>
      {isOverview && <LazyGroupSpend />}
      {isOverview && <LoyaltyOffer />}
      {isOverview && <h2 className="heading">{t.recentOrders()}</h2>}
      {asked.state === 'pending' && <SkeletonBlocks label={t.loading()} heights={['8rem']} />}
      {(asked.state === 'unreachable' || asked.state === 'refused') && (
        <TryAgain onAgain={asked.again}>{t.ordersAway()}</TryAgain>
      )}
      {asked.state === 'answered' && orders.length === 0 && (
        <>
          <p className="lede">{t.noOrders()}</p>
          <LinkButton to={shopPath('')}>{t.shop()}</LinkButton>
        </>
      )}
      {orders.length > 0 && (
        <ul>
          {orders.map(({ orderNumber, status, placedAt, total, totalUnits, currency, pictures }) => (
            <li key={orderNumber} className="order-row">
              <span>
                <Link id={orderNumber} className="link" to={shopPath(`/account/orders/${orderNumber}`)}>
                  {t.orderNumber({ number: orderNumber })}
                </Link>
                <span className="meta">
                  {t.placedOn({ day: day(placedAt) })} {t.pieces({ count: totalUnits })}
                </span>
                <span className="meta order-row-state">
                  <b>{p.status({ status })}</b>
                  <Link className="link" to={shopPath(`/account/orders/${orderNumber}`)} aria-describedby={orderNumber}>
                    {p.track()}
                  </Link>
                </span>
              </span>
              <b className="figures">
                <Money minor={total} currency={currency} />
              </b>
              <span className="order-pictures">
                {pictures.map((picture) => (
                  <img key={picture} src={sizedPicture(picture, 64, 64)} alt="" loading="lazy" width="64" height="64" />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isOverview && asked.state === 'answered' && (
        <Pagination
          pages={pagination(asked.answer.total, pageSize, page)}
          hrefOf={(to) => shopPath(`/account/orders?page=${to}`)}
        />
      )}
    </>
  )
}

/** Loaded only for special groups. */
const LazyGroupSpend = () => {
  const consumerType = useSignedIn()?.consumerType
  return consumerType === 'EMPLOYEE' || consumerType === 'PROSUMER' || consumerType === 'ATHLETE' ? (
    <GroupSpend />
  ) : null
}

const GroupSpend = lazyPart(() => import('./special/GroupSpend.tsx'), 'GroupSpend')
