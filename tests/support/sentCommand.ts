import type { Command } from '../../contracts/commands.ts'

/** A command before the page gives it an id and a time. */
export type BareCommand<Each = Command> = Each extends Command ? Omit<Each, 'commandId' | 'at'> : never

/** The command as the page sends it; `at` in epoch ms. */
export const sentCommand = (bare: BareCommand, commandId: string, at: number): Command =>
  ({ ...bare, commandId, at }) as Command
