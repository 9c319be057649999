import { botCheckPaths } from '../../../core/domain/botCheck/botCheck.ts'
import type { BotCheckAction } from '../../../core/domain/botCheck/botCheck.ts'
import { loadScript } from '../bridge/loadScript.ts'

/** The longest a press waits for it, ms. */
const patienceMs = 10_000

let loading: Promise<void> | null = null

/** Loads the script once a page, the first time something needs it, and asks it for an answer. One that did not load is tried again the next time. */
export const runBotCheck = (action: BotCheckAction): Promise<string> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The bot check takes too long.')), patienceMs)
    answered(action).then(resolve, reject)
  })

const answered = async (action: BotCheckAction): Promise<string> => {
  loading ??= loadScript(botCheckPaths.script)
  await loading.catch((error: unknown) => {
    loading = null
    throw error
  })
  const { botCheck } = globalThis as {
    readonly botCheck?: { readonly execute?: (action: BotCheckAction) => Promise<string> }
  }
  if (!botCheck?.execute) throw new Error('This is no script of a bot check.')
  return botCheck.execute(action)
}
