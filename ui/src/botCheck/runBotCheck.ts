import { botCheckPaths } from '../../../core/domain/botCheck/botCheck.ts'
import type { BotCheckAction } from '../../../core/domain/botCheck/botCheck.ts'
import { loadScript } from '../bridge/loadScript.ts'
import { onceLoaded } from '../loading/onceLoaded.ts'

/** The longest a press waits for it, ms. */
const patienceMs = 10_000

/**
 * Loads the script once per page, when it is first needed, and gets an answer from it. A script that did not load is
 * tried again the next time.
 */
export const runBotCheck = (action: BotCheckAction): Promise<string> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The bot check takes too long.')), patienceMs)
    answered(action).then(resolve, reject)
  })

const answered = async (action: BotCheckAction): Promise<string> => {
  await loadBotCheck()
  // The provider's script has just defined it, in whatever version it is.
  const { botCheck } = globalThis as {
    readonly botCheck?: { readonly execute?: (action: BotCheckAction) => Promise<string> }
  }
  if (!botCheck?.execute) throw new Error('This is no script of a bot check.')
  return botCheck.execute(action)
}

const loadBotCheck = onceLoaded(() => loadScript(botCheckPaths.script), 0)
