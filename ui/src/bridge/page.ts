import type { Greeting, WorkerNews } from '../../../contracts/storefrontWorker.ts'
import { newId } from './newId.ts'

const headKey = 'cairn:head'
const tabId = newId()

/** What the worker has to know of the page. */
export const greetingOfPage = (): Greeting => ({
  tabId,
  locale: localeOfPath(location.pathname),
  apiBase: '',
  knownHead: knownHead(),
  visible: document.visibilityState === 'visible',
  ...diagnosticsSending(),
})

/** SEG-11: as the server has written it into the page, where it is wanted. */
const diagnosticsSending = (): Pick<Greeting, 'diagnostics'> => {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="cairn-diagnostics"]')
  if (!meta) return {}
  const { batchSize = '', flushInterval = '' } = meta.dataset
  return { diagnostics: { to: new URL(meta.content, location.href).href, batchSize, flushInterval } }
}

/** Kept outside the database, so that an emptied one is noticed. */
export const keepNews = (news: WorkerNews): void => {
  switch (news._tag) {
    case 'Head':
      return remember(headKey, JSON.stringify({ logId: news.logId, seq: news.seq }))
    case 'SessionMarkers':
      for (const [name, value] of Object.entries(news.markers)) writeMarker(name, value)
      return
    case 'BotDefenceTriggered':
      dispatchEvent(new CustomEvent('cairn:bot-defence'))
  }
}

export const localeOfPath = (path: string): string => /^\/([a-z]{2}-[a-z]{2})(\/|$)/.exec(path)?.[1] ?? 'en-us'

const knownHead = (): Greeting['knownHead'] => {
  try {
    const head: unknown = JSON.parse(localStorage.getItem(headKey) ?? 'null')
    return isHead(head) ? head : null
  } catch {
    return null
  }
}

const isHead = (value: unknown): value is { readonly logId: string; readonly seq: number } =>
  typeof value === 'object' &&
  value !== null &&
  'logId' in value &&
  'seq' in value &&
  typeof value.logId === 'string' &&
  typeof value.seq === 'number'

/** Storage can be refused; the shop works without it. */
const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

/** AUTH-05: says that a token exists, and holds none. */
const writeMarker = (name: string, value: string): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${value === '' ? 0 : 60 * 60 * 24 * 90}${secure}`
}
