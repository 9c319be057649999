import type { TabChannel } from './TabChannel.ts'

/** The parts of BroadcastChannel that are used; `null` where the browser has none. */
export type BroadcastPort = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** A channel over BroadcastChannel. Without one, tabs receive nothing and find news when they next append. */
export const broadcastTabChannel = <Message>(port: BroadcastPort | null): TabChannel<Message> => {
  const listeners = new Set<(message: Message) => void>()
  let isOpen = port !== null
  port?.addEventListener('message', (event) => {
    // Same origin, same name: only our own tabs write here.
    for (const listener of listeners) listener((event as MessageEvent<Message>).data)
  })
  return {
    isDeaf: port === null,
    post: (message) => {
      if (isOpen) port?.postMessage(message)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      isOpen = false
      listeners.clear()
      port?.close()
    },
  }
}
