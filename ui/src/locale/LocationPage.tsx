import { useLocation } from 'react-router-dom'
import { languageTag, locales } from '../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../core/domain/locale/locales.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { Button } from '../components/Button.tsx'
import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../dialogs/dialogStore.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { usePage } from '../shell/usePage.ts'
import { LanguageButton } from './LanguageButton.tsx'
import { localeCurrency } from './localeName.ts'
import { locationGroups } from './locationGroups.ts'
import { cameFrom } from './cameFrom.ts'
import { useShopPath } from './useShopPath.ts'
import './LocationPage.css'

/** DLG-15: into another country only after a word about it; a press that opens a tab of its own is left alone. */
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

/** I18N-05: another country or language, for the page one came from. Plain links: prices, basket and words change, so the whole page is loaded anew. */
export function LocationPage() {
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
      {asked.state === 'pending' && (
        <SkeletonGroup label={t.loading()}>
          <Skeleton height="12rem" />
        </SkeletonGroup>
      )}
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
