import { useCallback } from 'react'
import type { Command, CommandTag } from '../../../../contracts/commands.ts'
import type { Rejection } from '../../../../contracts/rejections.ts'
import { newId } from '../newId.ts'
import { useStorefront } from '../StorefrontContext.ts'

type CommandInput<Tag extends CommandTag> = Omit<Extract<Command, { readonly _tag: Tag }>, 'commandId' | 'at'> & {
  readonly _tag: Tag
}

/** Sends a command; returns why it was rejected, or null if it was accepted. Never throws. */
export type SendCommand = <Tag extends CommandTag>(command: CommandInput<Tag>) => Promise<Rejection | null>

/** Makes the command's id: the same press stays the same command, however often it is sent. */
export const useCommand = (): SendCommand => {
  const { dispatch } = useStorefront()
  return useCallback(
    async (input) => {
      // The input of a command is the command without these two fields.
      const command = { ...input, commandId: newId(), at: Date.now() } as unknown as Command
      try {
        const outcome = await dispatch(command)
        return outcome._tag === 'Rejected' ? outcome.rejection : null
      } catch {
        return { _tag: 'NotAnswered' }
      }
    },
    [dispatch],
  )
}
