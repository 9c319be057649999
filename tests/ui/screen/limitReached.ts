import type { ErrorDetail } from '../../../contracts/api/apiError.ts'
import type { Endpoint } from '../../../contracts/api/endpoint.ts'
import { limitReply } from '../../../server/limits/limitReply.ts'
import { limitNamed } from '../../../server/limits/limitTable.ts'
import type { LimitName } from '../../../server/limits/limitTable.ts'
import { refusal } from './openScreen.tsx'
import type { FixedAnswer } from './openScreen.tsx'

/** The server's own refusal by this limit, with its whole time to wait. */
export const limits = (to: Endpoint, name: LimitName, language: 'en' | 'fr' = 'en'): FixedAnswer => {
  const limit = limitNamed(name)
  const { status, body } = limitReply({ _tag: 'Reached', limit, waitMs: limit.windowMs }, 'c', language)
  const { errorDetails } = JSON.parse(String(body)) as { readonly errorDetails: readonly [ErrorDetail] }
  const [{ errorId, message }] = errorDetails
  return { to, answer: () => ({ ...refusal(errorId, { message }), status, message }) }
}
