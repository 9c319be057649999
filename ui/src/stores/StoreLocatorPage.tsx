import { useEffect, useRef } from 'react'
import type { Store } from '../../../contracts/api/store.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { addressLines } from '../address/addressLines.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Fold } from '../catalog/Fold.tsx'
import { announce } from '../components/announce.ts'
import { StateLine } from '../components/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../shell/usePage.ts'
import { distanceText } from './distanceText.ts'
import { HoursToday } from './HoursToday.tsx'
import { phoneText } from './phoneText.ts'
import { PlaceSearchField } from './PlaceSearchField.tsx'
import { usePlaceSearch } from './usePlaceSearch.ts'
import { WeekHours } from './WeekHours.tsx'
import './StoreLocatorPage.css'

/** STORE-06, STORE-01: the shops of the country, by words or around where the device is, with their hours and what they do. */
export function StoreLocatorPage() {
  const t = useCopy('stores')
  usePage(t.locatorTitle())
  const { country } = locales[useShopLocale()]
  const search = usePlaceSearch()
  const { words: query, position } = search
  const asked = useQuery({ name: 'shops', ask: { country, ...(position ?? (query === '' ? {} : { query })) } })
  const found = asked.state === 'answered' ? asked.answer : null
  const total = found?.total ?? null
  const isFirst = useRef(true)
  useEffect(() => {
    if (total === null) return
    // The first list is the page itself; what is told is what a search found.
    if (!isFirst.current) announce(t.storesFound({ count: total }))
    isFirst.current = false
  }, [total, t])
  return (
    <div className="page store-locator">
      <h1 className="title">{t.locatorTitle()}</h1>
      <p className="lede">{t.locatorDetail()}</p>
      <PlaceSearchField search={search} label={t.findStore()} help={t.findStoreHelp()} />
      {asked.state === 'pending' && <StateLine state="waiting">{t.storesWaiting()}</StateLine>}
      {(asked.state === 'unreachable' || asked.state === 'refused') && (
        <StateLine state="out">{t.storesUnreachable()}</StateLine>
      )}
      {total === 0 && <StateLine state="out">{position ? t.noneNear() : t.storesNone({ query })}</StateLine>}
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

function StoreEntry({ store }: { readonly store: Store }) {
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
