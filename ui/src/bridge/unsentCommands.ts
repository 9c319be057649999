import type { Command, CommandTag } from '../../../contracts/commands.ts'
import { safeLocalStorage } from '../state/safeStorage.ts'

/**
 * The next page does not send these again (decision 42): the command's secret ended with its worker, or the command
 * spends money or changes who is signed in, which only the shopper may request again.
 */
const endsWithPage: ReadonlySet<CommandTag> = new Set([
  'SubmitBilling',
  'CheckOutExpress',
  'AddGiftCard',
  'ApplyReward',
  'AddPartPayment',
  'PlaceOrder',
  'AnswerChallenge',
  'SignOut',
  'StartAssociateSession',
  'EndAssociateSession',
])

const prefix = 'cairn:left-behind:'

/**
 * A worker dies with its page, often before its disk has answered. A command stays in localStorage until the worker has
 * answered; the next page first sends what is still there, under the same id, so it counts once. One entry per command:
 * two tabs never overwrite each other's.
 */
export const saveUnsent = (command: Command): void => {
  if (!endsWithPage.has(command._tag)) safeLocalStorage.write(prefix + command.commandId, JSON.stringify(command))
}

export const clearUnsent = (commandId: string): void => safeLocalStorage.remove(prefix + commandId)

/**
 * Oldest first, since their ids sort. The worker decodes what it receives, so what is read here need not be trusted.
 */
export const unsentCommands = (): readonly Command[] =>
  safeLocalStorage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .sort()
    .flatMap((key) => readCommand(key))

const readCommand = (key: string): readonly Command[] => {
  const stored = safeLocalStorage.readJson(key)
  return isCommandOf(stored, key) ? [stored] : []
}

const isCommandOf = (value: unknown, key: string): value is Command =>
  typeof value === 'object' &&
  value !== null &&
  '_tag' in value &&
  'commandId' in value &&
  prefix + String(value.commandId) === key
