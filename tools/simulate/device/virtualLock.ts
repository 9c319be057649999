/** One browser's lock for the session: works run one after another, and a tab that dies lets go. */
export type VirtualLock = {
  run<T>(owner: string, work: () => Promise<T>): Promise<T>
  /** What the browser does when a worker dies. */
  drop(owner: string): void
}

type Claim = { readonly owner: string; readonly start: () => void }

export const virtualLock = (): VirtualLock => {
  let holder: Claim | null = null
  let queue: Claim[] = []
  const next = (): void => {
    holder = queue.shift() ?? null
    holder?.start()
  }
  return {
    run: <T>(owner: string, work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const claim: Claim = {
          owner,
          start: () => {
            const end = (): void => {
              if (holder === claim) next()
            }
            void work().then(resolve, reject).finally(end)
          },
        }
        queue.push(claim)
        if (holder === null) next()
      }),
    drop: (owner) => {
      queue = queue.filter((claim) => claim.owner !== owner)
      if (holder?.owner === owner) next()
    },
  }
}
