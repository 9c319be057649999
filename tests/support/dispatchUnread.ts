import type { Command } from '../../contracts/commands.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'

/** Sends the worker what a page should not send: anything that need not be a command. */
export const dispatchUnread = (tab: Pick<VirtualTab, 'host'>, message: unknown) =>
  tab.host().dispatch(message as Command)
