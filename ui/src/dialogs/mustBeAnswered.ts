import type { DialogName } from './dialogRegistry.ts'

/** DLG-03, DLG-10: left by an answer alone: not by Escape, nor by another dialog in its place. */
export const mustBeAnswered = (name: DialogName): boolean => name === 'employeeTerms' || name === 'threeDSecure'
