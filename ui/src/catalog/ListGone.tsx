import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'

/** PLP400: a listing that the shop does not know, in the words of the code. */
export function ListGone({ errorId, message }: { readonly errorId: string; readonly message: string }) {
  return <NotFoundPage why={errorText(useCopy('errors'), errorId, message)} />
}
