/** A mutant that no test can tell from the code, and why. `original` and `replacement` are the code in one line, as the tool prints it. */
export type Equivalent = {
  readonly file: string
  readonly original: string
  readonly replacement: string
  readonly reason: string
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'core/domain/money/share.ts',
    original: 'amount < 0',
    replacement: 'amount <= 0',
    reason: 'The share of nothing is 0, and 0 - 0 is 0.',
  },
  {
    file: 'core/commands/cart/cartCall.ts',
    original: "wanted.kind === 'MoveToCart'",
    replacement: 'true',
    reason: 'Of all changes with a phase only this one has a phase called drop.',
  },
  {
    file: 'server/idempotency/payloadHash.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'Splitting gives at least one part; the default is there for the type.',
  },
  {
    file: 'server/idempotency/earlierAnswer.ts',
    original: 'row.status === null || row.body === null',
    replacement: 'row.status === null && row.body === null',
    reason: 'One statement writes both, so both are null or neither is.',
  },
  {
    file: 'server/idempotency/earlierAnswer.ts',
    original: 'row.status === null',
    replacement: 'false',
    reason: 'One statement writes both, so the other one tells as much.',
  },
  {
    file: 'server/idempotency/earlierAnswer.ts',
    original: 'row.body === null',
    replacement: 'false',
    reason: 'One statement writes both, so the other one tells as much.',
  },
  {
    file: 'server/idempotency/idempotently.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'The row is settled in its own transaction: nobody ever sees who held it.',
  },
]
