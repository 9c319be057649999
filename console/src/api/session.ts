import { useSyncExternalStore } from 'react'
import type { OperatorSession } from '../../../contracts/api/operator/operatorSessionApi.ts'

/** unknown = not asked yet · none = nobody is signed in; `hasEnded`: somebody was. */
export type SessionState =
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'None'; readonly hasEnded: boolean }
  | { readonly _tag: 'Open'; readonly session: OperatorSession }

let state: SessionState = { _tag: 'Unknown' }
const listeners = new Set<() => void>()

const become = (next: SessionState): void => {
  state = next
  for (const tell of listeners) tell()
}

export const sessionOpened = (session: OperatorSession): void => become({ _tag: 'Open', session })
export const signedOut = (): void => become({ _tag: 'None', hasEnded: false })
export const sessionEnded = (): void => become({ _tag: 'None', hasEnded: state._tag === 'Open' })

export const useSession = (): SessionState => useSyncExternalStore(subscribe, () => state)

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
