import type { Answer } from '../../contracts/answer.ts'
import { browsingCalls, isForBrowsing } from '../../contracts/api/browsingCalls.ts'
import type { EndpointInput } from '../../contracts/api/browsingCalls.ts'
import type { ContentPageError, Query } from '../../contracts/queries.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import type { Session } from '../session/session.ts'

/** An answer in the form the screen needs; content is still resolved for its reader (`contentReader.ts`). */
export const fetchQuery = async (
  session: Session,
  locale: Locale,
  query: Query,
): Promise<Answer | NotSent | ContentPageError> => {
  const { name, ask } = query
  const send = ({ endpoint, input }: EndpointInput) => session.send(endpoint, input as never)
  if (isForBrowsing(name)) return send((browsingCalls[name] as (ask: Query['ask']) => EndpointInput)(ask))
  return (await loadOnDemand()).fetchLater(send, locale, query as never)
}
