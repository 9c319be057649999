import type { Answer } from '../../../contracts/answer.ts'
import type { NotSent } from '../../../core/adapters/commerceApi/CommerceApi.ts'
import type { StoredSession } from '../../../core/adapters/sessionStore/SessionStore.ts'
import type { Mutant } from './Mutant.ts'

/**
 * A 5xx that was once given under a key is repeated forever: a cache in between, or a key store that keeps failures.
 */
export const cachedFailures: Mutant['api'] = (api) => {
  const failed = new Map<string, Answer>()
  return {
    send: async (request) => {
      const key = request.idempotencyKey
      const known = key === undefined ? undefined : failed.get(key)
      if (known) return known as never
      const answer = await api.send(request)
      if (key !== undefined && answer._tag === 'Unknown' && answer.reason === 'status') failed.set(key, answer)
      return answer
    },
  }
}

/** A tab that ignores tokens given to other tabs: it renews with the one it knows. */
export const ownSession: Mutant['sessionStore'] = (store) => {
  const known = new Map<string, StoredSession | null>()
  return {
    ...store,
    get: async (site) => {
      if (!known.has(site)) known.set(site, await store.get(site))
      return known.get(site) ?? null
    },
    put: async (site, session) => {
      known.set(site, session)
      await store.put(site, session)
    },
    clear: async (site) => {
      known.set(site, null)
      await store.clear(site)
    },
  }
}

/** A sign-out is written like any other commit. */
export const keptLog: Mutant['log'] = (log) => ({
  ...log,
  append: (request) => {
    const { erases: _erases, ...kept } = request
    return log.append(kept)
  },
})

/** Some answers are mistaken for others. */
export const misread =
  (read: (answer: Answer | NotSent) => Answer | NotSent): Mutant['api'] =>
  (api) => ({ send: async (request) => read(await api.send(request)) as never })

type RefusedCall = Extract<Answer, { readonly _tag: 'Refused' }>

export const refusal = (errorId: string, status = 400): RefusedCall => ({
  _tag: 'Refused',
  status,
  errorId,
  message: errorId,
  details: { errorId, message: errorId },
  appId: null,
  correlationId: 'mutant',
})
