import { Link, useSearchParams } from 'react-router-dom'
import { languageTag } from '../../../core/domain/locale/locales.ts'
import { pagination } from '../../../core/domain/pagination/pagination.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Button } from '../components/Button.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { Money } from '../components/Money.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { LazyGroupSpend } from './special/LazyGroupSpend.tsx'
import { useShopPath } from '../locale/useShopPath.ts'
import { usePage } from '../shell/usePage.ts'

const LoyaltyOffer = loadedPart(async () => (await import('./loyalty/LoyaltyOffer.tsx')).LoyaltyOffer)

const pageSize = 10
const shownInOverview = 3

/** ORD-04: newest first, by pages; the overview shows the last three. */
export function OrderList({ isOverview }: { readonly isOverview: boolean }) {
  const t = useCopy('account')
  const p = useCopy('purchase')
  const locale = useShopLocale()
  const shopPath = useShopPath()
  const [params] = useSearchParams()
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const asked = useQuery({ name: 'orders', ask: { page: isOverview ? 1 : page } })
  const title = isOverview ? t.title() : t.orders()
  usePage(title)
  const day = (at: number) => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }).format(at)
  const orders = asked.state === 'answered' ? asked.answer.orders.slice(0, isOverview ? shownInOverview : pageSize) : []
  return (
    <>
      <h1 className="title">{title}</h1>
      {isOverview && <LazyGroupSpend />}
      {isOverview && (
        <LazyPart>
          <LoyaltyOffer />
        </LazyPart>
      )}
      {isOverview && <h2 className="heading">{t.recentOrders()}</h2>}
      {asked.state === 'pending' && (
        <SkeletonGroup label={t.loading()}>
          <Skeleton height="8rem" />
        </SkeletonGroup>
      )}
      {(asked.state === 'unreachable' || asked.state === 'refused') && (
        <p>
          {t.ordersAway()}{' '}
          <Button kind="link" onPress={asked.again}>
            {t.tryAgain()}
          </Button>
        </p>
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
                  <img key={picture} src={picture} alt="" loading="lazy" width="64" height="64" />
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
