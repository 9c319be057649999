/** The part of the browser's LockManager that the election uses. */
export interface Locks {
  /**
   * Holds the lock until `hold` settles. Rejects with an AbortError when it was stolen or `signal` ended the waiting.
   * `steal` takes it from its holder and may not be combined with `signal`.
   */
  request(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    hold: () => Promise<void>,
  ): Promise<void>
}
