import type { Answer } from '../contracts/answer.ts'
import { browsingCalls, isForBrowsing } from '../contracts/api/browsingCalls.ts'
import type { EndpointInput } from '../contracts/api/browsingCalls.ts'
import type { ContentPageError, Query } from '../contracts/queries.ts'
import type { NotSent } from '../core/adapters/commerceApi/CommerceApi.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import type { Session } from './session.ts'

/** An answer comes as the screen needs it. */
export const fetchQuery = async (session: Session, query: Query): Promise<Answer | NotSent | ContentPageError> => {
  const { name, ask } = query
  if (isForBrowsing(name)) return send(session, (browsingCalls[name] as CallOf)(ask))
  const { laterQueries, shownAnswer, isContentPage } = await loadOnDemand()
  const asking = (laterQueries[name] as CallOf)(ask)
  const answer = await send(session, asking)
  if (answer._tag === 'Refused' && isContentPage(name))
    return { _tag: 'ContentPageError', status: answer.status, path: asking.endpoint.path }
  return answer._tag === 'Confirmed' ? { ...answer, body: shownAnswer(name, answer.body) } : answer
}

type CallOf = (ask: Query['ask']) => EndpointInput

const send = (session: Session, { endpoint, input }: EndpointInput): Promise<Answer | NotSent> =>
  session.send(endpoint, input as never)
