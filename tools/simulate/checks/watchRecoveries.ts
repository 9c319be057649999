import { prizes } from '../shopper/prizes.ts'
import type { Prize } from '../shopper/prizes.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/**
 * Recoveries that a run of many seeds must contain at least once; the server's by their codes, the client's by their
 * events.
 */
export const recoveryNames = [
  'answered again',
  'IDK409',
  'AUT404',
  'BSK404',
  'PAY400',
  'PYT402',
  'FE309',
  'INV701',
  'PRM155',
  'v1.BasketLost',
  'v1.RebuildAdvanced',
  'v1.CardLost',
  'v1.SwitchTurnedBack',
  'v1.ChangeImpossible',
  'v1.ChangeWithdrawn',
  'v1.BasketRestored',
  'v1.CartMoving',
  'v1.OrderConfirmed',
  'v1.OrderRefused',
  'v1.ChallengeRequired',
  'v1.ChallengeResumed',
  'v1.AuthenticationFailed',
  'bank authorised',
  'bank refused',
  'bank closed',
  'provider’s page agreed',
  'provider’s page refused',
  'v1.SignedIn',
  'v1.SignedOut',
  'merged',
  'v1.PriceAdjustmentRequested',
  'sign-in Refused',
  'storage in memory',
  'storage read-only',
  'amnesia',
  'content published',
  'content scheduled',
  'content taken back',
  'content left as a draft',
  'content read while published',
  'content shown at its instant',
  'SHP404',
  'consent given',
  'consent withdrawn',
  'events sent',
  'events stored',
  'ordered by standard',
  'ordered by home',
  'ordered by pickup',
  'ordered by sts',
  'ordered by pudo',
  ...prizes.flatMap((prize) => [`raced for the ${prize}`, `came second for the ${prize}`]),
] as const

/** Records what the server answers; what the clients did is read from their logs at the end. */
export const watchRecoveries = ({ devices, internet, marks, story, alarms }: SimulatedWorld): void => {
  internet.onAnswer = ({ tabId, method, path, status, errorId, replayed, key }) => {
    if (errorId !== null) marks.add(errorId)
    // A log that continued in memory and the one on the disk may owe the same call in two ways; the shopper has been
    // told.
    const isWell = devices.some(({ name, excuse }) => excuse === null && tabId.startsWith(name))
    if (errorId === 'IDK422' && isWell) alarms.push(`${key} came with two payloads: ${method} ${path}`)
    if (replayed) marks.add('answered again')
    story.tell(
      `server: ${status}${errorId === null ? '' : ` ${errorId}`}${replayed ? ' (again)' : ''} to ${method} ${path} of ${tabId}${key === '' ? '' : ` under ${key}`}`,
    )
  }
}

/** The delivery methods of the ordered goods, and which of two competing devices came second. */
export const noteOrders = async ({ devices, server, marks }: SimulatedWorld): Promise<void> => {
  const orders = await server.books.selectFrom('orders').select(['status', 'document']).execute()
  const placed = orders.filter(({ status }) => status === 'confirmed')
  for (const { document } of placed)
    for (const code of new Set(document.items.map((item) => item.selectedShippingOption)))
      marks.add(`ordered by ${code}`)
  const answers = devices.map(({ history }) =>
    history().flatMap(({ events }) => (events as readonly { readonly _tag: string }[]).map(({ _tag }) => _tag)),
  )
  /** Missing pieces are noticed as soon as they are held, everything else when the order is placed. */
  const isSecond =
    (prize: Prize) =>
    (tags: readonly string[]): boolean =>
      tags.includes(prize === 'shelf' ? 'v1.ChangeRefused' : 'v1.OrderRefused')
  for (const prize of prizes)
    if (marks.counts.has(`raced for the ${prize}`) && answers.some(isSecond(prize)))
      marks.add(`came second for the ${prize}`)
}

export const noteClientRecoveries = ({ devices, marks }: SimulatedWorld): void => {
  for (const { history, tabs } of devices) {
    for (const { events } of history())
      for (const { _tag } of events as readonly { readonly _tag: string }[]) marks.add(_tag)
    for (const { views } of tabs) if (views.health.amnesia) marks.add('amnesia')
  }
}
