import { useCallback } from 'react'
import type { Command, CommandTag } from '../../../contracts/commands.ts'
import type { DispatchOutcome } from '../../../contracts/storefrontWorker.ts'
import { newId } from './newId.ts'
import { useStorefront } from './StorefrontContext.ts'

type Asked<Tag extends CommandTag> = Omit<Extract<Command, { readonly _tag: Tag }>, 'commandId' | 'at'>

/** Sends a command: mints its id, so the same press stays the same command however often it is sent. */
export type Dispatch = <Tag extends CommandTag>(
  command: Asked<Tag> & { readonly _tag: Tag },
) => Promise<DispatchOutcome>

export const useDispatch = (): Dispatch => {
  const { dispatch } = useStorefront()
  return useCallback((command) => dispatch(commandOf(command)), [dispatch])
}

const commandOf = (command: object): Command =>
  ({ ...command, commandId: newId(), at: Date.now() }) as unknown as Command
