import { useCallback } from 'react'
import type { Command, CommandInput, CommandTag } from '../../../../contracts/commands.ts'
import type { Rejection } from '../../../../contracts/rejections.ts'
import { openDialog } from '../../state/dialogStore.ts'
import { newId } from '../newId.ts'
import { useStorefront } from '../StorefrontContext.ts'

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
        if (outcome._tag !== 'Rejected') return null
        // CART-43: whatever wanted to add it, there is a way on.
        if (outcome.rejection._tag === 'CurrencyDiffers' && command._tag === 'AddItem')
          openDialog('moveCart', { refused: command })
        return outcome.rejection
      } catch {
        return { _tag: 'NotAnswered' }
      }
    },
    [dispatch],
  )
}
