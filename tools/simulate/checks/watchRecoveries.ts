import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/** Ways back that a run of many seeds must have gone at least once; the server's are its codes, the client's its events. */
export const recoveryNames = [
  'answered again', 'IDK409', 'AUT404', 'BSK404', 'PAY400', 'PYT402', 'FE309', 'INV701', 'PRM155',
  'v1.BasketLost', 'v1.RebuildAdvanced', 'v1.CardLost', 'v1.SwitchTurnedBack', 'v1.ChangeImpossible', 'v1.ChangeWithdrawn',
  'v1.BasketRestored', 'v1.OrderConfirmed', 'v1.OrderRefused',
  'v1.ChallengeRequired', 'v1.ChallengeResumed', 'v1.AuthenticationFailed', 'bank authorised', 'bank refused', 'bank closed', 'provider’s page agreed', 'provider’s page refused', 'v1.SignedIn', 'v1.SignedOut', 'merged', 'sign-in Refused', 'storage in memory', 'storage read-only', 'amnesia',
] as const

/** Notes what the server answers; what the clients did is read from their logs in the end. */
export const watchRecoveries = ({ devices, internet, marks, story, alarms }: SimulatedWorld): void => {
  internet.onAnswer = ({ tabId, method, path, status, errorId, replayed, key }) => {
    if (errorId !== null) marks.add(errorId)
    // A pile that went on in memory and the one on the disk may owe the same call in two ways; the shopper was told.
    const isWell = devices.some(({ name, excuse }) => excuse === null && tabId.startsWith(name))
    if (errorId === 'IDK422' && isWell) alarms.push(`${key} came with two payloads: ${method} ${path}`)
    if (replayed) marks.add('answered again')
    story.tell(`server: ${status}${errorId === null ? '' : ` ${errorId}`}${replayed ? ' (again)' : ''} to ${method} ${path} of ${tabId}${key === '' ? '' : ` under ${key}`}`)
  }
}

export const noteClientRecoveries = ({ devices, marks }: SimulatedWorld): void => {
  for (const { history, tabs } of devices) {
    for (const { events } of history()) for (const { _tag } of events as readonly { readonly _tag: string }[]) marks.add(_tag)
    for (const { views } of tabs) if (views.health.amnesia) marks.add('amnesia')
  }
}
