import { useSyncExternalStore } from 'react'

interface PageStore<State> {
  readonly read: () => State
  readonly set: (next: State) => void
  /** Calls the listener after each `set`; returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * A hook for one part of the state. A page drawn by the server shows the initial state, and so does its first render
   * here.
   */
  readonly use: <Part>(select: (state: State) => Part) => Part
}

/** Page state outside its components, so that anything may read, set or follow it. */
export const createStore = <State>(initial: State): PageStore<State> => {
  let state = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    read: () => state,
    set: (next) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe,
    use: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(state),
        () => select(initial),
      ),
  }
}
