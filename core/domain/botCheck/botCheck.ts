/** CHK-09: the actions that bots attempt and that need a check. */
export type BotCheckAction = 'login' | 'register' | 'placeOrder'

export const botCheckActions: readonly BotCheckAction[] = ['login', 'register', 'placeOrder']

/**
 * Where this server’s own bot check is, on its own origin. Its script puts `botCheck.execute(action)` into the page.
 */
export const botCheckPaths = { script: '/bot-check/enterprise.js', challenge: '/bot-check/challenge' } as const
