import { useLocation } from 'react-router-dom'
import type { LocalizedDocument } from '../../../contracts/content/contentDocument.ts'
import { languageTag, locales, parseLocale } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { splitLocalePrefix } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { isRecord } from '../../../core/domain/fields/fields.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { Breadcrumbs } from '../components/browsing/Breadcrumbs.tsx'
import { Button } from '../components/basic/Button.tsx'
import { SkeletonBlocks } from '../components/basic/Skeleton.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../state/dialogStore.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { LanguageButton } from './LanguageButton.tsx'
import { localeCurrency } from './localeName.ts'
import { pageHere } from './usePageHere.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import './LocationPage.css'

/**
 * I18N-05: another country or language for the page the shopper came from. Plain links: prices, basket and texts
 * change, so the whole page reloads.
 */
export const LocationPage = () => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const locale = useShopLocale()
  const { state } = useLocation()
  const from = cameFrom(state, { referrer: document.referrer, origin: location.origin })
  const asked = useQuery({ name: 'locationSelector', ask: {} })
  usePage(t.chooseLocale())
  if (asked.state === 'missing') return <NotFoundPage />
  return (
    <div className="page location">
      <Breadcrumbs
        crumbs={[
          { name: t.home(), href: shopPath('') },
          { name: t.chooseLocale(), href: shopPath('/location-selector') },
        ]}
      />
      <header className="location-head">
        <h1 className="title">{t.chooseLocale()}</h1>
        {asked.state === 'answered' && <p className="lede">{asked.answer.description}</p>}
        <p>
          <LanguageButton className="link" page={from} />
        </p>
      </header>
      {asked.state === 'pending' && <SkeletonBlocks label={t.loading()} heights={['12rem']} />}
      {(asked.state === 'unreachable' || asked.state === 'refused') && (
        <StateLine state="waiting">
          {t.unreachableDetail()}{' '}
          <Button kind="link" onPress={asked.again}>
            {t.tryAgain()}
          </Button>
        </StateLine>
      )}
      {asked.state === 'answered' &&
        locationGroups(asked.answer).map(({ id, title, places }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="heading">
              {title}
            </h2>
            <ul className="location-places">
              {places.map((place) => (
                <li key={place.locale}>
                  <a
                    href={`/${place.locale}${from}`}
                    hrefLang={languageTag(place.locale)}
                    lang={languageTag(place.locale)}
                    aria-current={place.locale === locale || undefined}
                    onClick={(event) => confirmLeaving(event, locale, place.locale)}
                  >
                    <span className="location-country">{place.country}</span>
                    <span className="meta">{`${place.language}, ${localeCurrency(place.locale)}`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

/** What the link to the location selector stores in the history: the page the shopper was on, without its locale. */
export type CameFrom = { readonly from: string }

/**
 * '' (the home page) unless it is a path of ours. A link that was followed before its page was alive has stored no
 * `state`; then the browser's `referrer` is used.
 */
export const cameFrom = (
  state: unknown,
  { referrer, origin }: { readonly referrer: string; readonly origin: string },
): string => {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : referredFrom(referrer, origin)
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : ''
}

type LocationGroup = { readonly id: string; readonly title: string; readonly places: readonly LocationChoice[] }

type LocationChoice = { readonly locale: Locale; readonly country: string; readonly language: string }

/**
 * I18N-05, CMS-06: the places of a location selector. Another kind of block, or a place that the shop does not know,
 * shows nothing.
 */
export const locationGroups = (document: LocalizedDocument): readonly LocationGroup[] =>
  Object.values(document.slots)
    .flat()
    .flatMap((block) => {
      if (!isRecord(block) || block['type'] !== 'secondary-navigation' || !Array.isArray(block['items'])) return []
      const places = block['items'].flatMap(placeOf)
      return places.length === 0 ? [] : [{ id: textIn(block, 'id'), title: textIn(block, 'title'), places }]
    })

/** DLG-15: asks before going to another country; a press that opens another tab is left alone. */
const confirmLeaving = (event: React.MouseEvent<HTMLAnchorElement>, own: Locale, locale: Locale): void => {
  if (
    locales[locale].country === locales[own].country ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  event.preventDefault()
  openDialog('locationConfirmation', { locale, href: event.currentTarget.getAttribute('href') ?? `/${locale}` })
}

const referredFrom = (referrer: string, origin: string): string => {
  const { origin: of, pathname, search } = new URL(referrer, origin)
  return of === origin && splitLocalePrefix(pathname).locale !== null ? pageHere(pathname, search) : ''
}

const placeOf = (item: unknown): readonly LocationChoice[] => {
  const target = isRecord(item) ? item['target'] : undefined
  if (!isRecord(item) || !isRecord(target)) return []
  const locale = parseLocale(textIn(target, 'url').replace('/', ''))
  return locale === null ? [] : [{ locale, country: textIn(item, 'title'), language: textIn(target, 'text') }]
}

const textIn = (record: Readonly<Record<string, unknown>>, key: string): string =>
  typeof record[key] === 'string' ? record[key] : ''
