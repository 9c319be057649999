import type { InputOf } from '../../../contracts/api/endpoint.ts'
import type { saveInstrument } from '../../../contracts/api/consumerPaymentApi.ts'
import { answer, refuse } from '../../http/answer.ts'
import type { Context } from '../../http/Context.ts'
import type { Result, Step } from '../../http/handle.ts'
import { cardFault } from '../../payment/cardFault.ts'
import type { PaymentProvider } from '../../payment/PaymentProvider.ts'
import type { SignedCaller } from '../../session/Caller.ts'
import { inTransaction } from '../../storage/inTransaction.ts'
import { addressBookOf } from '../addresses/addressBookOf.ts'
import { keepCard } from './keepCard.ts'

type Endpoint = typeof saveInstrument

/** ACC-30, PAY-01: the provider is asked for a token outside any transaction; of the card only what may be shown is kept beside it. */
export async function saveCard(
  provider: PaymentProvider,
  { query, body }: InputOf<Endpoint>,
  { subject }: SignedCaller,
  { db, now, newId }: Context,
  step: Step<Endpoint>,
): Promise<Result<Endpoint>> {
  const { card, address, main } = body
  if (query.payment_method_id !== 'CREDIT_CARD')
    return refuse('PAY400', { field: 'payment_method_id', message: 'Only cards can be saved.' })
  if (!card) return refuse('PAY400', { field: 'card' })
  const fault = cardFault(card, now)
  if (fault) return fault
  const { token, brand, last4 } = await provider.tokenise(card)
  return inTransaction(db, async (tx) => {
    const book = await addressBookOf(tx, subject)
    const isOwn = book.some(
      (entry) => entry.address.addressId === address?.addressId && entry.address.approachType === 'B',
    )
    if (address !== undefined && !isOwn) return step.settle(tx, refuse('PYT406', { field: 'address' }))
    const id = await keepCard(
      tx,
      { ...card, token, brand, last4 },
      { subject, main: main === true, addressId: address?.addressId ?? null },
      { now, newId },
    )
    return step.settle(tx, id === null ? refuse('PYT300') : answer({ card: { paymentInstrumentId: id } }))
  })
}
