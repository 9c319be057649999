import { expect, test } from 'vitest'
import { withdrawFromContract } from '../../../contracts/api/withdrawalApi.ts'
import { runWithdrawals, withdrawalsArguments } from '../../../tools/withdrawals/withdrawals.ts'
import { useGuestShop } from '../../server/support/useGuestShop.ts'

const { shop, guest } = await useGuestShop()

const run = async (...args: string[]) => {
  const request = withdrawalsArguments(args)
  return request._tag === 'Wrong' ? request : runWithdrawals(shop.storage.db, request)
}

test('LAW-17 what a person has to decide is listed until it is settled', async () => {
  expect(await run('waiting')).toEqual({ isDone: true, lines: ['No withdrawal waits.'] })
  const body = { name: 'Idris Vale', orderNumber: 'CN-2222-2222', email: 'idris@example.com', goods: 'The boots' }
  const { number } = await guest.done(withdrawFromContract, { body }, { locale: 'de-de' })
  const at = new Date(shop.clock.now).toISOString()
  expect(await run('waiting')).toEqual({
    isDone: true,
    lines: [`${number}  ${at}  de-de  no order for CN-2222-2222  Idris Vale <idris@example.com>  The boots`],
  })
  expect(await run('settle', number)).toEqual({ isDone: true, lines: [`${number} is settled.`] })
  expect(await run('waiting')).toMatchObject({ lines: ['No withdrawal waits.'] })
  expect(await run('settle', number)).toMatchObject({ isDone: false })
})

test.each([[], ['settle'], ['forget', 'WD-2222-2222']])(
  'LAW-17 %s %s is refused with what may be asked',
  async (...args) => {
    expect(await run(...args)).toMatchObject({ _tag: 'Wrong' })
  },
)
