import type { Db } from '../../server/storage/Tables.ts'
import { settleWithdrawal, waitingWithdrawals } from '../../server/withdrawal/waitingWithdrawals.ts'
import type { Withdrawal } from '../../server/withdrawal/waitingWithdrawals.ts'
import { defineCommand } from '../command/defineCommand.ts'
import { onDatabase } from '../command/onDatabase.ts'
import type { CommandResult } from '../command/onDatabase.ts'
import { refuse } from '../command/options.ts'

export type WithdrawalsRequest = { readonly _tag: 'Waiting' } | { readonly _tag: 'Settle'; readonly number: string }

/** `npm run withdrawals`: what shoppers have withdrawn from and a person has to decide. */
export const withdrawalsArguments = defineCommand({
  name: 'withdrawals',
  positionals: 'waiting | settle NUMBER',
  options: {},
  notes: `\`waiting\` lists the statements of withdrawal that neither cancelled an order nor returned all they ask for: an order
on its way, a part of one that has not left, goods named in words, or no order with that number and email. \`settle\` notes
that somebody has seen to one. Each is also a letter to customer service. The law gives 14 days for the refund.
The embedded database cannot be shared: stop the shop first, or name a PostgreSQL by DATABASE_URL.
Exit code: 0 done, 2 wrong arguments or an unknown number.`,
  request: ({ positionals: [action, number = ''] }): WithdrawalsRequest => {
    switch (action) {
      case 'waiting':
        return { _tag: 'Waiting' }
      case 'settle':
        return number === '' ? refuse('Give the number, as the list prints it.') : { _tag: 'Settle', number }
      default:
        return refuse('Give one of: waiting, settle.')
    }
  },
})

export const runWithdrawals = async (db: Db, request: WithdrawalsRequest): Promise<CommandResult> => {
  switch (request._tag) {
    case 'Waiting': {
      const waiting = await waitingWithdrawals(db)
      return { isDone: true, lines: waiting.length === 0 ? ['No withdrawal waits.'] : waiting.map(lineOf) }
    }
    case 'Settle':
      return (await settleWithdrawal(db, request.number))
        ? { isDone: true, lines: [`${request.number} is settled.`] }
        : { isDone: false, lines: [`No withdrawal with the number ${request.number} waits.`] }
  }
}

const lineOf = ({
  number,
  received_at: at,
  locale,
  matched,
  order_number: named,
  name,
  email,
  items,
  goods,
}: Withdrawal) =>
  [
    number,
    new Date(at).toISOString(),
    locale,
    matched === null ? `no order for ${named}` : matched,
    `${name} <${email}>`,
    goods ?? items?.map(({ itemId, qty }) => `${qty} × ${itemId}`).join(', ') ?? 'the whole order',
  ].join('  ')

/** Works on the shop's database; an embedded one must not be in use by the shop. */
export const main = (): Promise<void> => {
  const request = withdrawalsArguments.readOrExit()
  return onDatabase((db) => runWithdrawals(db, request))
}
