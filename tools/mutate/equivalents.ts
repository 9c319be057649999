/**
 * A mutant that no test can distinguish from the code, and why. `original` and `replacement` are the code in one line,
 * as the tool prints it.
 */
export type Equivalent = {
  readonly file: string
  readonly original: string
  readonly replacement: string
  readonly reason: string
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'core/domain/money/amounts.ts',
    original: 'amount < 0',
    replacement: 'amount <= 0',
    reason: 'The share of nothing is 0, and 0 - 0 is 0.',
  },
  {
    file: 'core/commands/record.ts',
    original: "answer._tag === 'Refused'",
    replacement: 'true',
    reason: 'Only a refusal has an error code; the tag is there for the compiler.',
  },
  {
    file: 'core/commands/order/wantsOrder.ts',
    original: "'challenge'",
    replacement: '""',
    reason: 'Without the case nothing is returned, and undefined is owed no more than null.',
  },
  {
    file: 'server/idempotency/idempotently.ts',
    original: 'row.status === null || row.body === null',
    replacement: 'row.status === null && row.body === null',
    reason: 'One statement writes both, so both are null or neither is.',
  },
  {
    file: 'server/idempotency/idempotently.ts',
    original: 'row.status === null',
    replacement: 'false',
    reason: 'One statement writes both, so checking the other one is enough.',
  },
  {
    file: 'server/idempotency/idempotently.ts',
    original: 'row.body === null',
    replacement: 'false',
    reason: 'One statement writes both, so checking the other one is enough.',
  },
  {
    file: 'server/idempotency/idempotently.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'The row is settled in its own transaction, so its holder is never read.',
  },
  {
    file: 'server/idempotency/idempotently.ts',
    original: 'last !== undefined',
    replacement: 'true',
    reason: 'A path split at its dots has at least one name, so there is always a last one.',
  },
]
