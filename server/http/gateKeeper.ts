import type { Context } from 'hono'
import type { Endpoint } from '../../contracts/api/endpoint.ts'
import { errorReply } from './reply.ts'
import type { Reply } from './reply.ts'

const accessKey = 'cairn-web'

/** AUTH-26, AUTH-32: access key, media types. What is wrong with the envelope of a request, or undefined. */
export function gateKeeper(endpoint: Endpoint): (c: Context, correlationId: string) => Reply | undefined {
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

/** Errors are JSON whatever is asked for, so only the listed types count and not their weights. */
function accepts(accept: string | undefined, media: string): boolean {
  if (accept === undefined || accept.trim() === '') return true
  const types = accept.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase())
  return types.some((type) => type === '*/*' || type === media || type === `${media.split('/')[0]}/*`)
}
