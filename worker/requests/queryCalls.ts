import type { Answer } from '../../contracts/answer.ts'
import { browsingCall, isForBrowsing } from '../../contracts/api/browsingCalls.ts'
import type { EndpointInput } from '../../contracts/api/browsingCalls.ts'
import type { ContentPageError, Query } from '../../contracts/queries.ts'
import type { NotSent } from '../../core/adapters/commerceApi/CommerceApi.ts'
import type { HeaderExtras } from '../../core/adapters/commerceApi/requestHeaders.ts'
import type { Locale } from '../../core/domain/locale/locales.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import type { Session } from '../session/session.ts'

/**
 * An answer in the form the screen needs; content is still resolved for its reader (`contentReader.ts`). CMS-03:
 * `preview` asks for drafts, with this token or with none (empty).
 */
export const fetchQuery = async (
  session: Session,
  locale: Locale,
  query: Query,
  preview?: string,
): Promise<Answer | NotSent | ContentPageError> => {
  const send = ({ endpoint, input }: EndpointInput, more?: HeaderExtras) =>
    session.send(endpoint, input, undefined, more)
  if (isForBrowsing(query)) return send(browsingCall(query))
  return (await loadOnDemand()).fetchLater(send, locale, query, preview)
}
