import type { DocumentAct, DocumentRow } from '../../../contracts/api/operator/editedDocument.ts'
import type { ContentFamily } from '../../../contracts/content/contentDocument.ts'
import type { ContentChange } from '../../../core/domain/content/changedContent.ts'
import { timeText } from '../parts/timeText.ts'
import type { Tone } from '../parts/Toned.tsx'

export const familyNames: Readonly<Record<ContentFamily, string>> = {
  page: 'Page',
  category: 'Category',
  product: 'Product',
  search: 'Search',
  footer: 'Footer',
  menu: 'Menu',
  fragment: 'Part of pages',
  modal: 'Dialog',
  popups: 'Pop-ups',
  showcase: 'Showcase',
}

export const siteNames = { NA: 'America', EMEA: 'Europe' } as const

export const stateNames = {
  all: 'All',
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  hidden: 'Hidden',
} as const

type Stages = Pick<DocumentRow, 'shown' | 'shownUntil' | 'scheduled' | 'isDraft' | 'isHidden' | 'revision'>

/** What became of it: Published 3, draft 5. */
export const stateOf = ({ shown, scheduled, isDraft, isHidden, revision }: Stages): { text: string; tone: Tone } => {
  const parts = [
    ...(shown === null ? [] : [`published ${shown}`]),
    ...scheduled.map((each) => `scheduled ${each.revision}`),
    ...(isHidden ? ['hidden'] : []),
    ...(isDraft ? [`draft ${revision}`] : []),
  ]
  const tone = scheduled.length > 0 ? 'waiting' : shown !== null ? 'positive' : isHidden ? 'quiet' : 'plain'
  return { text: sentence(parts.join(', ')), tone }
}

/** What happens next, if anything waits. */
export const nextText = ({ scheduled: [next], shown, shownUntil }: Stages): string => {
  if (next !== undefined) return `Revision ${next.revision} from ${timeText(next.from)}`
  return shown !== null && shownUntil !== undefined ? `Ends ${timeText(shownUntil)}` : ''
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export const languageText = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(code) ?? code

/** What was done: Published revision 4 from 1 Dec 2026, 00:00. */
export const actText = ({ act, revision, from, until }: DocumentAct): string => {
  const when = [
    from === undefined ? '' : ` from ${timeText(from)}`,
    until === undefined ? '' : ` until ${timeText(until)}`,
  ].join('')
  switch (act) {
    case 'saved':
      return `Saved revision ${revision}`
    case 'published':
      return `Published revision ${revision}${when}`
    case 'hidden':
      return 'Hidden from shoppers'
    case 'undone':
      return revision === null ? 'Undone, hidden again' : `Undone, revision ${revision} again`
  }
}

/** Who saved it: the seed and the command have no e-mail address. */
export const authorText = (by: string): string => (by === 'seed' ? 'Demonstration' : by)

/** Where a change is: English, hero, title. */
export const placeText = ({ path }: ContentChange): string => {
  const [first = '', ...rest] = path
  const steps = rest.filter((step) => step !== 'main')
  if (!/^[a-z]{2}(-[a-z]{2})?$/.test(first)) return path.join(', ')
  return [languageText(first), ...(steps.join() === 'name' ? ['title'] : steps)].join(', ')
}

/** As long as a panel can show it. */
export const shortText = (text: string | null): string => {
  const plain = (text ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length > 160 ? `${plain.slice(0, 159)}…` : plain
}

/** The first of these that is a text, without elements and no longer than `most`. */
export const firstText = (values: readonly unknown[], most: number): string =>
  (values.find((each): each is string => typeof each === 'string' && each !== '') ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
