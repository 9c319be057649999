import type { Diagnostic } from '../../contracts/diagnostics.ts'
import type { Greeting, WorkerNews } from '../../contracts/storefrontWorker.ts'
import { defaultLocale, parseLocale } from '../../core/domain/locale/locales.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { Environment } from '../environment.ts'
import { createSession } from './createSession.ts'
import type { Session } from './session.ts'

/** What can be asked of the server before the log has been read: enough for the first page, which greeted like this. */
export type SessionContext = Omit<Greeting, 'locale'> & {
  readonly session: Session
  readonly locale: Locale
  readonly site: string
  readonly onNews: (news: WorkerNews) => void
}

export type SessionOptions = {
  readonly greeting: Greeting
  readonly onNews: (news: WorkerNews) => void
  readonly note: (diagnostic: Diagnostic) => Promise<void>
  /** The server no longer knows the session. */
  readonly onEnded: () => void
}

export const openSession = (
  environment: Environment,
  { greeting, onNews, note, onEnded }: SessionOptions,
): SessionContext => {
  const locale = parseLocale(greeting.locale) ?? defaultLocale
  const site = locale.slice(-2)
  const session = createSession({
    ...environment,
    store: environment.sessionStore,
    locale,
    site,
    webview: greeting.webview === true,
    onMarkers: (markers) => onNews({ _tag: 'SessionMarkers', markers }),
    onEnded,
    onBotDefence: (seen) => {
      onNews({ _tag: 'BotDefenceTriggered', ...seen })
      void note({ kind: 'botDefence', about: seen.path, reason: seen.appId })
    },
  })
  return { ...greeting, session, locale, site, onNews }
}
