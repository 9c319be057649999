import type { DialogName } from '../../../contracts/dialogs.ts'

/** DLG-03: its unfinished work would be lost, so it stays when another dialog opens, which is then on top. */
const kept: ReadonlySet<DialogName> = new Set(['employeeTerms', 'buyNowPayLater', 'threeDSecure'])

export const isKeptOpen = (name: DialogName): boolean => kept.has(name)

/** DLG-03, DLG-10: closed only by an answer: not by Escape, nor by another dialog in its place. */
export const mustBeAnswered = (name: DialogName): boolean => name === 'employeeTerms' || name === 'threeDSecure'
