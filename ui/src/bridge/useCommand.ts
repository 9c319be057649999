import { useCallback } from 'react'
import type { Command, CommandTag } from '../../../contracts/commands.ts'
import type { Rejection } from '../../../contracts/rejections.ts'
import { useDispatch } from './useDispatch.ts'

type CommandInput<Tag extends CommandTag> = Omit<Extract<Command, { readonly _tag: Tag }>, 'commandId' | 'at'> & {
  readonly _tag: Tag
}

/** Sends a command; answers why it was refused, or null when it was accepted. Never throws. */
export type SendCommand = <Tag extends CommandTag>(command: CommandInput<Tag>) => Promise<Rejection | null>

export const useCommand = (): SendCommand => {
  const dispatch = useDispatch()
  return useCallback(
    async <Tag extends CommandTag>(command: CommandInput<Tag>): Promise<Rejection | null> => {
      try {
        const outcome = await dispatch<Tag>(command)
        return outcome._tag === 'Rejected' ? outcome.rejection : null
      } catch {
        return { _tag: 'NotAnswered' }
      }
    },
    [dispatch],
  )
}
