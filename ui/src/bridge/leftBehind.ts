import type { Command } from '../../../contracts/commands.ts'

const key = 'cairn:left-behind'

/**
 * A worker dies with its page, often before its disk has answered. Commands that must outlive the page stand in localStorage
 * until the worker has answered; what is still there when the next page opens is sent first, under the same id, and counts once.
 */
export const leaveBehind = (command: Command): void =>
  write([...leftBehind().filter(({ commandId }) => commandId !== command.commandId), command])

export const takeUp = (commandId: string): void =>
  write(leftBehind().filter((command) => command.commandId !== commandId))

/** Oldest first. The worker decodes what it is sent, so what stands here need not be trusted. */
export const leftBehind = (): readonly Command[] => {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(left) ? left.filter(isCommand) : []
  } catch {
    return []
  }
}

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' &&
  value !== null &&
  'commandId' in value &&
  typeof value.commandId === 'string' &&
  '_tag' in value

/** Storage can be refused; the shop works without it. */
const write = (commands: readonly Command[]): void => {
  try {
    if (commands.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(commands))
  } catch {
    return
  }
}
