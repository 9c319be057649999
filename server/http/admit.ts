import type { Context } from 'hono'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { capability } from '../../contracts/capabilities.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Caller, SignedCaller } from '../kit/Context.ts'
import { errorReply } from '../kit/reply.ts'
import type { Reply } from '../kit/reply.ts'
import { agentOfSession, findCaller } from '../session/findCaller.ts'
import type { Db } from '../storage/Tables.ts'

/**
 * AUTH-32: identifies a shopper and checks `capabilities.ts`; the only place that does (`admitOperator` for those who run
 * the shop). A missing or expired token
 * answers AUT404.
 */
export const admit = async (
  endpoint: Endpoint,
  bearer: string | undefined,
  db: Db,
  now: number,
): Promise<Caller | Refusal> => {
  const isOpen = capability(endpoint.who, 'nobody') === 'allowed'
  if (isOpen && !endpoint.knowsCaller) return { kind: 'public' }
  const token = bearerToken(bearer)
  const caller = token === undefined ? undefined : await findCaller(db, token, now)
  if (isOpen && bearer === undefined) return { kind: 'public' }
  // This applies to public calls too: an expired token does not say whose cart or list the call concerns.
  if (!caller) return refuse('AUT404')
  // CART-28: the owner of the cart can no longer be identified.
  return caller.isGone && endpoint.errors.includes('AUT498') ? refuse('AUT498') : judged(endpoint, caller, db, now)
}

/** The access token of an `authorization` header, if it has the form of one of ours. */
export const bearerToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer ([\w-]{20,100})$/)?.[1]

/** AUTH-26, AUTH-32: checks a request's access key and media types; the refusal, or undefined when all is well. */
export const envelopeChecker = (endpoint: Endpoint): ((c: Context, correlationId: string) => Reply | undefined) => {
  const needsAccessKey = endpoint.headers.startsWith('common')
  const answers = endpoint.media ?? 'application/json'
  return (c, correlationId) => {
    if (needsAccessKey && c.req.header('x-access-key') !== accessKey) return errorReply('API400', correlationId)
    if (!accepts(c.req.header('accept'), answers)) {
      return errorReply('API406', correlationId, { message: `This call answers ${answers} only.` })
    }
    if (endpoint.body && !/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
      return errorReply('API415', correlationId, { message: 'The body must be sent as application/json.' })
    }
    return undefined
  }
}

const accessKey = 'cairn-web'

/** Errors are JSON whatever the caller accepts, so only the listed types count, not their weights. */
const accepts = (accept: string | undefined, media: string): boolean => {
  if (accept === undefined || accept.trim() === '') return true
  const types = accept.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase())
  return types.some((type) => type === '*/*' || type === media || type === `${media.split('/')[0]}/*`)
}

const judged = async ({ who }: Endpoint, caller: SignedCaller, db: Db, now: number): Promise<Caller | Refusal> => {
  const verdict = capability(who, caller.role)
  if (verdict === 'allowed') return caller
  if (typeof verdict === 'string') return refuse(verdict)
  if ('ifAgent' in verdict) {
    const agentId = await agentOfSession(db, caller.sessionId, now)
    return agentId === undefined ? refuse(verdict.ifAgent) : { ...caller, agentId }
  }
  return caller.isMember ? caller : refuse(verdict.ifMember)
}
