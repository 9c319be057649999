import type { WithdrawalStatement } from '../../../contracts/serviceRequests.ts'
import { toFields, toText } from '../../../core/domain/fields/fields.ts'
import type { Unanswered } from '../bridge/useRequest.ts'
import { safeLocalStorage } from '../state/safeStorage.ts'
import type { WithdrawnLine } from './withdrawalHints.ts'

/**
 * LAW-20: a statement that was confirmed and has had no answer. `lines`: those of the order that the page was opened
 * from; `request`: what was sent, with its key; `at`: when it was confirmed last, epoch ms.
 */
export type UnsentStatement = {
  readonly statement: WithdrawalStatement
  readonly lines: readonly WithdrawnLine[]
  readonly request: Unanswered
  readonly at: number
}

const name = 'cairn:withdrawal'

/** ms; as long as an order shows the link (decision 58). Then it could not count any more. */
const keptMs = 19 * 86_400_000

export const keepUnsent = (unsent: UnsentStatement): void => void safeLocalStorage.write(name, JSON.stringify(unsent))

export const forgetUnsent = (): void => safeLocalStorage.remove(name)

/** The statement that this device still has to send. `now`: epoch ms. */
export const readUnsent = (now: number): UnsentStatement | null => {
  const stored = safeLocalStorage.readJson(name)
  if (isUnsent(stored) && stored.at > now - keptMs) return stored
  if (stored !== null) forgetUnsent()
  return null
}

const isUnsent = (stored: unknown): stored is UnsentStatement => {
  const { statement, lines, request, at } = toFields(stored)
  const { name: who, orderNumber, email } = toFields(statement)
  const texts = [who, orderNumber, email, toFields(request)['key'], toFields(request)['text']]
  return texts.every((text) => toText(text) !== '') && Array.isArray(lines) && typeof at === 'number'
}
