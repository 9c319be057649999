import { useEffect, useRef } from 'react'
import type { Store } from '../../../contracts/api/entities/store.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import type { Site } from '../../../core/domain/locale/locales.ts'
import { maskPhone } from '../../../core/domain/phone/maskPhone.ts'
import { splitPhone } from '../../../core/domain/phone/splitPhone.ts'
import { addressLines } from '../address/addressLines.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { Fold } from '../components/browsing/Fold.tsx'
import { announce } from '../components/basic/announce.ts'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../components/basic/usePage.ts'
import { distanceText } from './distanceText.ts'
import { hoursOn, HoursToday, timeText, weekdayText } from './HoursToday.tsx'
import { PlaceSearchField, usePlaceSearch } from './PlaceSearchField.tsx'
import './StoreLocatorPage.css'

/** STORE-06, STORE-01: the country's stores, by words or around the device, with their hours and services. */
export const StoreLocatorPage = () => {
  const t = useCopy('stores')
  usePage(t.locatorTitle())
  const { country } = locales[useShopLocale()]
  const search = usePlaceSearch()
  const { words: query, position } = search
  const asked = useQuery({ name: 'nearbyStores', ask: { country, ...(position ?? (query === '' ? {} : { query })) } })
  const found = asked.state === 'answered' ? asked.answer : null
  const total = found?.total ?? null
  const nearCode = found?.nearCode
  const isFirst = useRef(true)
  useEffect(() => {
    if (total === null) return
    // The first list is the page itself; only the result of a search is announced.
    if (!isFirst.current)
      announce(
        nearCode === undefined ? t.storesFound({ count: total }) : t.storesNearCode({ code: nearCode, count: total }),
      )
    isFirst.current = false
  }, [total, nearCode, t])
  return (
    <div className="page store-locator" aria-busy={asked.state === 'pending' || undefined}>
      <h1 className="title">{t.locatorTitle()}</h1>
      <p className="lede">{t.locatorDetail()}</p>
      <PlaceSearchField search={search} label={t.findStore()} help={t.findStoreHelp()} />
      {asked.state === 'pending' && <StateLine state="waiting">{t.storesWaiting()}</StateLine>}
      {(asked.state === 'unreachable' || asked.state === 'refused') && (
        <StateLine state="out">{t.storesUnreachable()}</StateLine>
      )}
      {total === 0 && <StateLine state="out">{position ? t.noneNear() : t.storesNone({ query })}</StateLine>}
      {total !== null && nearCode !== undefined && (
        <StateLine state="good">{t.storesNearCode({ code: nearCode, count: total })}</StateLine>
      )}
      {found !== null && (
        <ul className="store-list">
          {found.stores.map((store) => (
            <StoreEntry key={store.id} store={store} />
          ))}
        </ul>
      )}
      {found !== null && found.total > found.stores.length && (
        <p className="meta">{t.storesMore({ shown: found.stores.length, total: found.total })}</p>
      )}
    </div>
  )
}

/**
 * "+1 (303) 555-0142": an international number as people write it; the field's mask has spaces around the dash
 * (PHONE-05).
 */
export const phoneText = (phone: string, site: Site): string => {
  const { dialCode, national } = splitPhone(phone, { dialCode: '', site })
  return dialCode === '' ? phone : `+${dialCode} ${maskPhone(national, { dialCode, site })}`.replaceAll(' - ', '-')
}

const StoreEntry = ({ store }: { readonly store: Store }) => {
  const t = useCopy('stores')
  const locale = useShopLocale()
  return (
    <li className="store">
      <h2 className="subheading">{store.name}</h2>
      <p className="meta">{addressLines(store.address, locale).slice(0, -1).join(', ')}</p>
      <p className="meta">
        {store.distanceKm > 0 && <>{t.away({ distance: distanceText(store.distanceKm, locale) })} </>}
        <HoursToday hours={store.hours} />
      </p>
      {store.address.phone !== undefined && (
        <p>
          <a className="link" href={`tel:${store.address.phone}`}>
            {phoneText(store.address.phone, locales[locale].site)}
          </a>
        </p>
      )}
      <Fold title={t.hours()} kind="facet">
        <WeekHours hours={store.hours} />
      </Fold>
    </li>
  )
}

/** Monday to Sunday in the store's local time. */
const WeekHours = ({ hours }: { readonly hours: Store['hours'] }) => {
  const t = useCopy('stores')
  const locale = useShopLocale()
  return (
    <dl className="week-hours">
      {[1, 2, 3, 4, 5, 6, 7].map((day) => {
        const span = hoursOn(hours, day)
        return (
          <div key={day}>
            <dt>{weekdayText(day, locale)}</dt>
            <dd>{span ? `${timeText(span.opens, locale)} – ${timeText(span.closes, locale)}` : t.closed()}</dd>
          </div>
        )
      })}
    </dl>
  )
}
