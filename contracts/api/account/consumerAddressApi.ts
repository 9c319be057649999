import { Schema } from 'effect'
import { Address } from '../entities/address.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Success } from '../wire.ts'

const registered = { who: 'account', own: true, headers: 'common', changes: true } as const
const addressPath = Schema.Struct({ addressId: Id })

/** ACC-23 */
export const addAddress = endpoint({
  ...registered,
  id: 'API-062',
  method: 'POST',
  path: '/consumers-v3/consumer/address',
  body: Address,
  answer: Schema.Struct({ addressId: Id }),
  status: 201,
  errors: ['CCA400', 'CHK320'],
})

/** ACC-24 */
export const updateAddress = endpoint({
  ...registered,
  id: 'API-063',
  method: 'PUT',
  path: '/consumers-v3/consumer/address/{addressId}',
  params: addressPath,
  body: Address,
  answer: Address,
  errors: ['CCA401', 'CCA400', 'CHK320'],
})

/** ACC-25: PRO414 when the address belongs to a saved card. */
export const removeAddress = endpoint({
  ...registered,
  id: 'API-064',
  method: 'DELETE',
  path: '/consumers-v3/consumer/address/{addressId}',
  params: addressPath,
  answer: Success,
  errors: ['CCA401', 'PRO414'],
})
