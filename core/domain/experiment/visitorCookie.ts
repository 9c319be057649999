import type { VariantDecision } from '../../../contracts/content/audience.ts'

/** A browser that takes part in experiments, by the name that stands for it there alone, and what it was assigned. */
export type KnownVisitor = { readonly id: string; readonly decisions: readonly VariantDecision[] }

/**
 * SEG-06: tells the server which variants to draw; the page's log has them too, and each restores the other. The server
 * sets it where experiments are on. A browser without it takes part in none.
 */
export const visitorCookieName = 'cairn-visitor'

/** UTF-16 units. The decisions that do not fit are left to the log. */
const longestValue = 1_200

/** `id!experience*variant!experience*variant`: what a cookie may contain and `encodeURIComponent` leaves alone. */
export const writeVisitor = ({ id, decisions }: KnownVisitor): string => {
  const words = decisions
    .map(({ experienceId, variantId }) => [experienceId, variantId])
    .filter((names) => names.every((name) => /^[\w.-]{1,64}$/.test(name)))
    .map((names) => names.join('*'))
  while ([id, ...words].join('!').length > longestValue) words.pop()
  return [id, ...words].join('!')
}

/** The visitor in the cookies of a request or a document; null: there is none, or somebody else wrote it. */
export const readVisitor = (cookies: string | undefined): KnownVisitor | null => {
  const value = cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${visitorCookieName}=`))
    ?.slice(visitorCookieName.length + 1)
  if (value === undefined || value.length > longestValue) return null
  const [id = '', ...words] = value.split('!')
  const decisions = words.map((word) => {
    const [experienceId = '', variantId = ''] = word.split('*')
    return { experienceId, variantId }
  })
  const visitor = { id, decisions }
  const isOnce = new Set(decisions.map(({ experienceId }) => experienceId)).size === decisions.length
  return /^[\da-f-]{36}$/.test(id) && isOnce && writeVisitor(visitor) === value ? visitor : null
}
