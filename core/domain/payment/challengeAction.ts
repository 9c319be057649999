/** Where the built-in payment provider's pages stand; nothing else of the shop may be shown in a frame. */
export const providerPath = '/payment-provider'

/** PAY-30: the page of a challenge, as the action of the order's flash. */
export const challengeAction = (sessionId: string): string => `${providerPath}/challenge/${sessionId}`

/** PAY-32: the authentication session an action is about: the last part of its path. */
export const sessionOfAction = (action: string): string => action.split('/').at(-1) ?? ''

/** Whether an action leads to a page that the shop may show: no other page may stand in a frame of ours. */
export const isProviderPage = (action: string): boolean => action.startsWith(`${providerPath}/`)
