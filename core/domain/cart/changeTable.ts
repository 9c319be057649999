import type { PendingChange } from './changes/cartChange.ts'

/**
 * unsent = only this device knows of it. sent = its call may have reached the server. between = one call is settled,
 * and the next was not sent yet.
 */
export type ChangePhase = 'unsent' | 'sent' | 'between'

/**
 * What can happen to a change. Merged = a newer change is merged into it; Advanced, BasketLost = it continues with
 * another call under another key. Moved = the cart has moved to another country's shop, with what the change had asked for (CART-42).
 */
export type ChangeTurn =
  | 'Merged'
  | 'Withdrawn'
  | 'Sent'
  | 'Advanced'
  | 'BasketLost'
  | 'SecretGone'
  | 'Confirmed'
  | 'Refused'
  | 'Impossible'
  | 'Moved'

/** Another phase, an end, or null = not possible there. */
export type ChangeStep = ChangePhase | 'done' | 'refused' | 'gone' | null

/** CART-27: a change that may have been applied is settled only by its answer; one row per phase. */
export const changeTable: { readonly [From in ChangePhase]: { readonly [Turn in ChangeTurn]: ChangeStep } } = {
  unsent: {
    Merged: 'unsent',
    Withdrawn: 'gone',
    Sent: 'sent',
    Advanced: null,
    BasketLost: null,
    SecretGone: 'gone',
    Confirmed: null,
    Refused: null,
    Impossible: 'refused',
    Moved: 'gone',
  },
  sent: {
    Merged: null,
    Withdrawn: null,
    Sent: null,
    Advanced: 'between',
    BasketLost: 'between',
    SecretGone: 'gone',
    Confirmed: 'done',
    Refused: 'refused',
    Impossible: 'refused',
    Moved: 'gone',
  },
  between: {
    Merged: null,
    Withdrawn: null,
    Sent: 'sent',
    Advanced: null,
    BasketLost: null,
    SecretGone: 'gone',
    Confirmed: null,
    Refused: null,
    Impossible: 'refused',
    Moved: 'gone',
  },
}

export const phaseOf = ({ sent, call }: Pick<PendingChange, 'sent' | 'call'>): ChangePhase =>
  sent ? 'sent' : call > 0 ? 'between' : 'unsent'

/** Whether the table allows it for the change in its present phase. */
export const canTurn = (change: Pick<PendingChange, 'sent' | 'call'>, turn: ChangeTurn): boolean =>
  changeTable[phaseOf(change)][turn] !== null
