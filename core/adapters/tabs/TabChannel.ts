/** Messages between tabs about the log: only a hint to look; the log is the truth. */
export type HeadNews = {
  readonly _tag: 'HeadMoved'
  readonly logId: string
  readonly seq: number
  readonly tabId: string
}

/**
 * Messages between the tabs of one browser. A tab never receives its own. Delivery may be late or missing, and is never
 * required.
 */
export interface TabChannel<Message> {
  /** The browser has no channels: nothing is ever received, so tabs that need news have to look for it. */
  readonly isDeaf: boolean
  post(message: Message): void
  /** Returns a function to unsubscribe. */
  subscribe(listener: (message: Message) => void): () => void
  close(): void
}
