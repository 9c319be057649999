import type { OperatorRedirect, RedirectChange } from '../../../contracts/api/operator/operatorRedirectsApi.ts'
import type { Tone } from '../parts/Toned.tsx'

export type Lasting = 'forever' | 'now'

export const lastingNames: Readonly<Record<Lasting, string>> = { forever: 'For good (301)', now: 'For now (302)' }

type Named = { readonly tone: Tone; readonly text: string }

export const stateOf: Readonly<Record<OperatorRedirect['state'], Named>> = {
  leading: { tone: 'positive', text: 'Leads there' },
  covered: { tone: 'waiting', text: 'A page is there now' },
  nowhere: { tone: 'waiting', text: 'No page to lead to' },
  removed: { tone: 'quiet', text: 'Removed' },
}

/** What an operator can do about it. */
export const adviceOf: Readonly<Record<OperatorRedirect['state'], string>> = {
  leading: 'Whoever opens the old path gets to the new one, with what stands behind “?”. A change holds at once.',
  covered: 'The shop has a page at the old path by now, which visitors see. Remove this redirect.',
  nowhere: 'The new path is no page any more, so visitors of the old one are told that there is none. Lead elsewhere.',
  removed: 'The old path leads nowhere. Undo the removal, or add it again with another new path.',
}

/** OPR-54: what was changed, in a sentence. */
export const changeText = ({ before, after, isUndo }: RedirectChange): string => {
  const lead = isUndo ? 'Undone: ' : ''
  if (after === null) return `${lead}removed`
  const to = `${after.target}, ${after.isForever ? 'for good' : 'for now'}`
  if (before === null) return `${lead}${isUndo ? 'brought back' : 'added'}, to ${to}`
  return `${lead}from ${before.target}, ${before.isForever ? 'for good' : 'for now'}, to ${to}`
}
