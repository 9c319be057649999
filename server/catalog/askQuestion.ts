import type { askQuestion as endpoint } from '../../contracts/api/reviewApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isEmail } from '../../core/domain/validation/textRules.ts'
import { answer, refuse } from '../http/answer.ts'
import type { Context } from '../http/Context.ts'
import type { Result } from '../http/handle.ts'
import type { SignedCaller } from '../session/Caller.ts'

/** CAT-25: letters of a question. */
const longestQuestion = 1_000

/** CAT-25: kept for the shop's people; it stands on the product's page once they have answered it. */
export async function askQuestion(
  { params, body }: InputOf<typeof endpoint>,
  _caller: SignedCaller,
  { db, catalogue, now, newId }: Context,
): Promise<Result<typeof endpoint>> {
  if (!catalogue.productById.has(params.productId)) return refuse('PLP400', { field: 'productId' })
  if (body.text.length > longestQuestion) return refuse('REV410', { field: 'text' })
  if (!isEmail(body.email)) return refuse('AUT453', { field: 'email' })
  const questionId = newId()
  await db
    .insertInto('asked_question')
    .values({
      id: questionId,
      product_id: params.productId,
      text: body.text,
      nickname: body.nickname,
      email: body.email,
      at: now,
    })
    .execute()
  return answer({ questionId })
}
