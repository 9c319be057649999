import type { PageHead, Storefront } from '../bridge/storefront.ts'
import type { Known } from '../bridge/known.ts'

/** The shop while the server draws: a stranger's. Answers are those at hand, and what is missing is noted. */
export const drawingStorefront = (
  { answers, views }: Known,
  missing: Set<string>,
  heading: (head: PageHead) => void,
): Storefront => ({
  read: (name) => views[name],
  knownView: (name) => views[name],
  subscribe: nobody,
  known: (key) => {
    if (!answers.has(key)) missing.add(key)
    return answers.get(key)
  },
  heading,
  dispatch: nobody,
  ask: nobody,
  account: nobody,
  changeAccount: nobody,
  serve: nobody,
  keepCard: nobody,
  keepProof: nobody,
  openPaymentPage: nobody,
  openRecorder: nobody,
  restarts: () => 0,
  onStart: nobody,
})

const nobody = (): never => {
  throw new Error('There is nobody to ask while a page is drawn.')
}
