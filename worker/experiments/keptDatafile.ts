import { Exit, Schema } from 'effect'
import { readDatafile } from '../../contracts/api/content/experimentApi.ts'
import { Datafile } from '../../contracts/content/datafile.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import type { QueryCache } from '../../core/adapters/queries/QueryCache.ts'
import { sdkKeyOf } from '../../core/domain/experiment/sdkKey.ts'
import { locales } from '../../core/domain/locale/locales.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import type { Session } from '../session/session.ts'

export type DatafileSettings = {
  readonly session: Session
  readonly queryCache: QueryCache
  readonly clock: Clock
  readonly locale: Locale
}

/** ms for which a datafile is used without asking for a newer one. */
const freshMs = 60_000

/** SEG-10: the site's datafile; an older one where the server does not answer, and null where there is none. */
export const keptDatafile = async ({
  session,
  queryCache,
  clock,
  locale,
}: DatafileSettings): Promise<Datafile | null> => {
  const sdkKey = sdkKeyOf[locales[locale].site]
  const key = `datafile|${sdkKey}`
  const kept = await queryCache.get(key)
  if (kept !== null && Math.abs(clock.now() - kept.at) < freshMs) return decoded(kept.answer)
  const answer = await session.send(readDatafile, { params: { sdkKey } })
  if (answer._tag !== 'Confirmed') return kept === null ? null : decoded(kept.answer)
  void queryCache.put(key, { answer: answer.body, at: clock.now() })
  return answer.body
}

const decode = Schema.decodeUnknownExit(Datafile)

const decoded = (answer: unknown): Datafile | null => {
  const read = decode(answer)
  return Exit.isSuccess(read) ? read.value : null
}
