import type { Greeting, WorkerNews } from '../../../contracts/storefrontWorker.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import { defaultLocale, type Locale } from '../../../core/domain/locale/locales.ts'
import { localeOfPath } from '../../../core/domain/locale/splitLocalePrefix.ts'
import { withoutPreview } from '../../../core/domain/route/pageAt.ts'
import { safeLocalStorage, safeSessionStorage } from '../state/safeStorage.ts'
import { newId } from './newId.ts'

const headKey = 'cairn:head'
const appKey = 'cairn:webview'
const pageId = newId()

/** A page stays on its site: another one is another page. */
const localeOfPage = (): Locale => localeOfPath(withoutPreview(location.pathname)) ?? defaultLocale

/** Names its site, so that the log says which sites of this browser have asked for consent (`trackedCommit`). */
export const tabIdOfPage = (): string => `${localeOfPage()}.${pageId}`

/** CMS-03: `/pre` makes the whole page a preview. CMS-10: its token stands behind the #, which no server's log has. */
const previewOfPage = (): Pick<Greeting, 'preview'> =>
  (opened ??=
    withoutPreview(location.pathname) === location.pathname
      ? {}
      : { preview: location.hash.slice(1).replace(/\/.*/, '') })

/** As the page was when its first worker started: a link within it leaves the token behind. */
let opened: Pick<Greeting, 'preview'> | undefined

/** What the worker must know about the page. `hasPrivacyControl`: its request had the header. */
export const greetingOfPage = (hasPrivacyControl = false): Greeting => ({
  tabId: tabIdOfPage(),
  locale: localeOfPage(),
  apiBase: '',
  knownHead: knownHead(),
  hasPrivacyControl: hasPrivacyControl || sendsPrivacyControl(),
  webview: isInApp(),
  visible: document.visibilityState === 'visible',
  cookies: document.cookie,
  ...previewOfPage(),
  ...diagnosticsSending(),
})

/** AUTH-28: by the address of the visit's first page, or by the object that an app gives its pages. */
const isInApp = (): boolean => {
  if (/[?&]webview=1(?:&|$)/.test(location.search)) safeSessionStorage.write(appKey, '')
  return 'cairnApp' in globalThis || safeSessionStorage.read(appKey) !== null
}

/** TRK-03 */
const sendsPrivacyControl = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** SEG-11: as the server has written it into the page, where it is enabled. */
const diagnosticsSending = (): Pick<Greeting, 'diagnostics'> => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="cairn-diagnostics"]')
  if (!meta) return {}
  const { batchSize = '', flushInterval = '' } = meta.dataset
  return { diagnostics: { to: new URL(meta.content, location.href).href, batchSize, flushInterval } }
}

/** Stored outside the database, so that an emptied one is noticed. */
export const keepNews = (news: WorkerNews): void => {
  switch (news._tag) {
    case 'Head':
      safeLocalStorage.write(headKey, JSON.stringify({ logId: news.logId, seq: news.seq }))
      return
    case 'SessionMarkers':
      for (const [name, value] of Object.entries(news.markers)) writeMarker(name, value)
      return
    case 'BotDefenceTriggered':
      dispatchEvent(new CustomEvent('cairn:bot-defence'))
  }
}

const knownHead = (): Greeting['knownHead'] => {
  const { logId, seq } = toFields(safeLocalStorage.readJson(headKey))
  return typeof logId === 'string' && typeof seq === 'number' ? { logId, seq } : null
}

/** AUTH-05: says that a token exists, without containing it. */
const writeMarker = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${value === '' ? 0 : 60 * 60 * 24 * 90}${secure}`
}
