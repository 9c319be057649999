import type { Command, CommandTag } from '../../../contracts/commands.ts'

/**
 * Not sent again by the next page (decision 42): the secret that the command names ends with its worker, or it spends
 * money or changes who is signed in, which only the shopper may ask for again.
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
 * answered; the next page sends what is still there first, under the same id, and it counts once. One entry a command:
 * two tabs never overwrite each other's.
 */
export const saveUnsent = (command: Command): void => {
  if (!endsWithPage.has(command._tag))
    attempt(() => localStorage.setItem(prefix + command.commandId, JSON.stringify(command)))
}

export const clearUnsent = (commandId: string): void => attempt(() => localStorage.removeItem(prefix + commandId))

/** Oldest first, as their ids sort. The worker decodes what it is sent, so what is read here need not be trusted. */
export const unsentCommands = (): readonly Command[] => {
  const keys: string[] = []
  attempt(() => keys.push(...Object.keys(localStorage).filter((key) => key.startsWith(prefix))))
  return keys.sort().flatMap((key) => readCommand(key))
}

const readCommand = (key: string): readonly Command[] => {
  const found: unknown[] = []
  attempt(() => found.push(JSON.parse(localStorage.getItem(key) ?? 'null')))
  return found.filter((value) => isCommandOf(value, key))
}

const isCommandOf = (value: unknown, key: string): value is Command =>
  typeof value === 'object' &&
  value !== null &&
  '_tag' in value &&
  'commandId' in value &&
  prefix + String(value.commandId) === key

/** Storage can be refused, or hold what is no JSON; the shop works without it. */
const attempt = (act: () => unknown): void => {
  try {
    act()
  } catch {
    return
  }
}
