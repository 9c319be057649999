import type { Answer, Refused } from '../../contracts/answer.ts'
import type { RequestOutcome } from '../../contracts/requests.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { Ids } from '../../core/adapters/clock/Ids.ts'
import type { CommerceApi, NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import type { EventLog } from '../../core/adapters/eventLog/EventLog.ts'
import type { Pkce } from '../../core/adapters/pkce/Pkce.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import type { Secrets } from '../sender/secrets.ts'
import type { AuthController } from '../session/authController.ts'
import type { Session } from '../session/session.ts'

/** What the handler of a request works with. */
export type RequestSettings = {
  readonly pipeline: Pipeline
  readonly session: Session
  readonly api: CommerceApi
  readonly auth: AuthController
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly pkce: Pkce
  /** In [0, 1). */
  readonly random: () => number
  readonly log: Pick<EventLog, 'read'>
  readonly logId: string
  readonly onGrowth: (listener: (seq: number) => void) => () => void
  readonly site: string
  readonly locale: Locale
  readonly hasPrivacyControl: boolean
  readonly isOnline: () => boolean
  /** PAY-11: a random name that stays the same as long as this worker lives. */
  readonly visit: () => string
}

/** What the answer to a request's single call means to the page. */
export const requestOutcome = <Body, Output>(
  answer: Answer<Body> | NotSent,
  outputOf: (body: Body) => Output,
): RequestOutcome<Output> => {
  switch (answer._tag) {
    case 'Confirmed':
      return { _tag: 'Done', output: outputOf(answer.body) }
    case 'Refused':
      return refused(answer)
    case 'NotSent':
      return { _tag: 'Refused', errorId: 'API400', message: '', field: null }
    case 'Unknown':
      return { _tag: 'Unreachable' }
  }
}

/** The same for signing in. ERR-06: a 403 with an appId is the bot defence; the page says nothing about it. */
export const refusedSignIn = (answer: Refused): RequestOutcome<never> =>
  answer.status === 403 && answer.appId !== null ? { _tag: 'Ignored' } : refused(answer)

const refused = ({ errorId, message, details }: Refused): RequestOutcome<never> => ({
  _tag: 'Refused',
  errorId,
  message,
  field: details.field ?? null,
})
