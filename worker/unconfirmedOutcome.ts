import type { AccountChanged } from '../contracts/accountChanges.ts'
import type { Answer } from '../contracts/answer.ts'
import type { NotSent } from '../core/adapters/commerceApi/CommerceApi.ts'

/** What the page is told of an answer that did not confirm what was asked. */
export const unconfirmedOutcome = (
  answer: Exclude<Answer<unknown>, { readonly _tag: 'Confirmed' }> | NotSent,
): Exclude<AccountChanged, { readonly _tag: 'Done' }> => {
  switch (answer._tag) {
    case 'Refused':
      return { _tag: 'Refused', errorId: answer.errorId, message: answer.message, field: answer.details.field ?? null }
    case 'NotSent':
      return { _tag: 'Refused', errorId: 'API400', message: '', field: null }
    case 'Unknown':
      return { _tag: 'Unreachable' }
  }
}
