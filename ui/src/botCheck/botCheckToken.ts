import type { BotCheckAction } from '../../../core/domain/botCheck/botCheck.ts'

/**
 * CHK-09: the answer of a bot check for one call, where the server has written into the page that it wants one. Nothing where it does
 * not, and nothing when the check cannot be made: the call goes without it, and the server decides (AUT403).
 */
export const botCheckToken = async (action: BotCheckAction): Promise<string | undefined> => {
  if (!document.querySelector('meta[name="cairn-bot-check"]')) return undefined
  try {
    const { runBotCheck } = await import('./runBotCheck.ts')
    return await runBotCheck(action)
  } catch {
    return undefined
  }
}
