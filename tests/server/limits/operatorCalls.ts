import {
  acceptInvitation,
  beginOperatorSignIn,
  openInvitation,
  signInOperator,
} from '../../../contracts/api/operator/operatorSessionApi.ts'
import type { LimitedShop } from './limitedShop.ts'

/** Callers that reach the limits of those who run the shop. */
export const operatorCalls = (send: LimitedShop['send']) => ({
  /** By turns a link, a passkey for a link, and a passkey. */
  'operator-client': (client: string, nth: number) => {
    const guess = { token: `guess-${nth}`, challengeId: 'none', response: {} }
    if (nth % 3 === 0) return send('POST', openInvitation.path, { client }, { body: guess })
    if (nth % 3 === 1) return send('POST', acceptInvitation.path, { client }, { body: { ...guess, name: 'Ana' } })
    return send('POST', signInOperator.path, { client }, { body: guess })
  },
  'operator-challenge-client': (client: string) => send('POST', beginOperatorSignIn.path, { client }),
})
