import type { BotCheckAction } from '../../../core/domain/botCheck/botCheck.ts'

/**
 * CHK-09: the answer of a bot check for one call, if the server has written into the page that it requires one.
 * Undefined otherwise, and when the check cannot be made: then the call is sent without it, and the server decides
 * (AUT403).
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
