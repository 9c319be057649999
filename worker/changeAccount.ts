import type { AccountChange, AccountChanged } from '../contracts/accountChanges.ts'
import type { Answer } from '../contracts/answer.ts'
import { changePassword } from '../contracts/api/authApi.ts'
import { updateProfile } from '../contracts/api/consumerApi.ts'
import { addAddress, removeAddress, updateAddress } from '../contracts/api/consumerAddressApi.ts'
import { updateSubscriptions } from '../contracts/api/subscriptionApi.ts'
import type { NotSent } from '../core/adapters/commerceApi/CommerceApi.ts'
import type { Session } from './session.ts'

/** ACC-07, ACC-16, ACC-23, ACC-24, AUTH-22: asks the server for a change of the account. Its code comes with the first one. */
export const changeAccount = async (session: Session, change: AccountChange): Promise<AccountChanged> => {
  const answer = await send(session, change)
  switch (answer._tag) {
    case 'Confirmed':
      return { _tag: 'Done' }
    case 'Refused':
      return { _tag: 'Refused', errorId: answer.errorId, message: answer.message, field: answer.details.field ?? null }
    case 'NotSent':
      return { _tag: 'Refused', errorId: 'API400', message: '', field: null }
    case 'Unknown':
      return { _tag: 'Unreachable' }
  }
}

const send = (session: Session, change: AccountChange): Promise<Answer | NotSent> => {
  switch (change._tag) {
    case 'AddAddress':
      return session.send(addAddress, { body: change.address }, change.key)
    case 'ChangeAddress':
      return session.send(updateAddress, { params: { addressId: change.addressId }, body: change.address }, change.key)
    case 'RemoveAddress':
      return session.send(removeAddress, { params: { addressId: change.addressId } }, change.key)
    case 'ChangeProfile':
      return session.send(updateProfile, { query: {}, body: { consumerProfile: change.profile } }, change.key)
    case 'ChangeSubscriptions':
      return session.send(updateSubscriptions, { body: { subscriptions: change.subscriptions } }, change.key)
    case 'ChangePassword':
      return session.send(changePassword, { body: { currentPassword: change.currentPassword, newPassword: change.newPassword } }, change.key)
  }
}
