/** What tabs tell each other about the log: a hint to look, never the truth (the log is). */
export type HeadNews = {
  readonly _tag: 'HeadMoved'
  readonly logId: string
  readonly seq: number
  readonly tabId: string
}

/** Messages between the tabs of one browser. A tab never hears itself. Delivery may be late or missing, never required. */
export interface TabChannel<Message> {
  /** The browser has no channels: nothing is ever heard, and who must know has to look. */
  readonly isDeaf: boolean
  post(message: Message): void
  /** Returns the way to stop listening. */
  subscribe(listener: (message: Message) => void): () => void
  close(): void
}
