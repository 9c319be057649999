import type { AccountChange, AccountChanged } from '../contracts/accountChanges.ts'
import type { Answer } from '../contracts/answer.ts'
import { changePassword } from '../contracts/api/authApi.ts'
import { updateProfile } from '../contracts/api/consumerApi.ts'
import { addAddress, removeAddress, updateAddress } from '../contracts/api/consumerAddressApi.ts'
import { changeSavedInstrument, removeSavedInstrument, saveInstrument } from '../contracts/api/consumerPaymentApi.ts'
import { updateSubscriptions } from '../contracts/api/subscriptionApi.ts'
import type { NotSent } from '../core/adapters/commerceApi/CommerceApi.ts'
import { askLoyaltyToken } from './askLoyaltyToken.ts'
import type { LoyaltySettings } from './askLoyaltyToken.ts'
import type { Secrets } from './secrets.ts'
import type { Session } from './session.ts'
import { unconfirmedOutcome } from './unconfirmedOutcome.ts'

/** ACC-07, ACC-16, ACC-23, ACC-24, ACC-30, ACC-31, AUTH-17, AUTH-22: asks the server for a change of the account. */
export const changeAccount = async (
  settings: LoyaltySettings & { readonly secrets: Secrets },
  change: AccountChange,
): Promise<AccountChanged> => {
  const answer = await send(settings.session, settings.secrets, change)
  if (answer._tag !== 'Confirmed') return unconfirmedOutcome(answer)
  if (change._tag === 'ChangeProfile' && change.profile.enrollments !== undefined)
    void askLoyaltyToken(settings, { hasJoined: true, referralCode: change.referralCode })
  return { _tag: 'Done' }
}

const send = (session: Session, secrets: Secrets, change: AccountChange): Promise<Answer | NotSent> => {
  switch (change._tag) {
    case 'AddAddress':
      return session.send(addAddress, { body: change.address }, change.key)
    case 'ChangeAddress':
      return session.send(updateAddress, { params: { addressId: change.addressId }, body: change.address }, change.key)
    case 'RemoveAddress':
      return session.send(removeAddress, { params: { addressId: change.addressId } }, change.key)
    case 'ChangeProfile':
      return session.send(updateProfile, { query: {}, body: { consumerProfile: change.profile } }, change.key)
    case 'AcceptEmployeeTerms':
      return session.send(
        updateProfile,
        { query: {}, body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } } },
        change.key,
      )
    case 'ChangeSubscriptions':
      return session.send(updateSubscriptions, { body: { subscriptions: change.subscriptions } }, change.key)
    case 'AddCard':
      return addCard(session, secrets, change)
    case 'MakeCardMain':
      return session.send(
        changeSavedInstrument,
        { params: { paymentInstrumentId: change.paymentInstrumentId }, body: { main: true } },
        change.key,
      )
    case 'RemoveCard':
      return session.send(
        removeSavedInstrument,
        { params: { paymentInstrumentId: change.paymentInstrumentId } },
        change.key,
      )
    case 'ChangePassword':
      return session.send(
        changePassword,
        { body: { currentPassword: change.currentPassword, newPassword: change.newPassword } },
        change.key,
      )
  }
}

/** PAY-01: the card stays in the worker's memory only while nobody knows what came of it, so that it can be sent again under its key. */
const addCard = async (
  session: Session,
  secrets: Secrets,
  { secretRef, addressId, main, key }: Extract<AccountChange, { readonly _tag: 'AddCard' }>,
): Promise<Answer | NotSent> => {
  const card = secrets.get(secretRef)
  if (card === null || typeof card === 'string' || !('number' in card))
    return { _tag: 'NotSent', part: 'body', issue: 'card' }
  const body = { card, main, ...(addressId === null ? {} : { address: { addressId } }) }
  const answer = await session.send(saveInstrument, { query: { payment_method_id: 'CREDIT_CARD' }, body }, key)
  if (answer._tag !== 'Unknown') secrets.drop(secretRef)
  return answer
}
