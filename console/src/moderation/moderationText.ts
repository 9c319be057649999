import type {
  ModerationDecision,
  ModeratedItem,
  ModeratedKind,
  ModerationList,
  ModerationState,
} from '../../../contracts/api/operator/moderatedItem.ts'
import type { Tone } from '../parts/Toned.tsx'

export const kindNames: Readonly<Record<ModeratedKind, string>> = {
  reviews: 'Reviews',
  questions: 'Questions',
  photos: 'Photos',
}

/** OPR-12: the lists of a kind; shoppers cannot report a question. */
export const listNames: Readonly<Record<ModeratedKind, Readonly<Partial<Record<ModerationList, string>>>>> = {
  reviews: { waiting: 'Waiting', reported: 'Reported', published: 'Published', rejected: 'Rejected' },
  questions: { waiting: 'Waiting', published: 'Answered', rejected: 'Rejected' },
  photos: { waiting: 'Waiting', reported: 'Reported', published: 'Published', rejected: 'Rejected' },
}

export const nothingIn: Readonly<Record<ModerationList, string>> = {
  waiting: 'Nothing waits.',
  reported: 'Nothing is reported.',
  published: 'Nothing is published.',
  rejected: 'Nothing was rejected.',
}

const oneOf: Readonly<Record<ModeratedKind, string>> = { reviews: 'Review', questions: 'Question', photos: 'Photo' }

export const titleOf = ({ kind, author }: Pick<ModeratedItem, 'kind' | 'author'>): string =>
  `${oneOf[kind]} by ${author}`

const states: Readonly<Record<ModerationState, { readonly text: string; readonly tone: Tone }>> = {
  waiting: { text: 'Waiting', tone: 'waiting' },
  published: { text: 'Published', tone: 'positive' },
  rejected: { text: 'Rejected', tone: 'quiet' },
}

export const stateOf = ({
  state,
  reports,
}: Pick<ModeratedItem, 'state' | 'reports'>): { readonly text: string; readonly tone: Tone } =>
  state === 'published' && reports > 0 ? { text: `Published, ${reportText(reports)}`, tone: 'waiting' } : states[state]

export const reportText = (reports: number): string => (reports === 1 ? '1 report' : `${reports} reports`)

/** What was done: Published by ana@example.com. */
export const decisionText = ({ from, to, by, isUndo }: ModerationDecision): string =>
  `${actText(from, to, isUndo)} by ${by ?? 'a command on the server'}`

const actText = (from: ModerationState, to: ModerationState, isUndo: boolean): string => {
  if (isUndo) return to === 'waiting' ? 'Undone, waits again' : `Undone, ${states[to].text.toLowerCase()} again`
  if (to === 'published') return from === 'published' ? 'Kept' : 'Published'
  return from === 'published' ? 'Taken off the page' : 'Rejected'
}

/** What undoing takes back: the last decision. */
export const undoText = ({ decisions: [latest] }: Pick<ModeratedItem, 'decisions'>): string =>
  latest?.to === 'published' ? 'Undo publication' : 'Undo rejection'

/** 28 Nov 2026, whatever the reader's time zone. `date`: 2026-11-28. */
export const dateText = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date))

export const fitNames = { small: 'Runs small', trueToSize: 'True to size', large: 'Runs large' } as const

/** What is most often wrong, so that it need not be typed. */
export const commonReasons = ['Not about the product', 'Advertising', 'Insulting', 'Names somebody', 'Not their photo']
