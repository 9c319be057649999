import { useSyncExternalStore } from 'react'

/**
 * OPR-64: who sells, as the server has written it into the page: the name, and the address to write to, which is empty
 * where none is configured. Both are empty in the first picture, which the server draws.
 */
export const useSeller = (): { readonly name: string; readonly email: string } => ({
  name: useSyncExternalStore(never, () => meta()?.content ?? '', nobody),
  email: useSyncExternalStore(never, () => meta()?.dataset['email'] ?? '', nobody),
})

/** A page keeps what it came with. */
const never = () => () => {}
const nobody = (): string => ''

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="cairn-seller"]')
