/** SIGN-21, SIGN-22: reading = the terms are shown and not yet accepted. */
export type SmsOptIn = 'none' | 'reading' | 'accepted'

/** SIGN-20: only a phone that is there and valid can be opted in. */
export const canOptIn = (phone: { readonly text: string; readonly isValid: boolean }): boolean =>
  phone.text.trim() !== '' && phone.isValid

/** SIGN-22: what a change of the phone leaves of the opt-in. */
export const smsAfterPhone = (sms: SmsOptIn, canStill: boolean): SmsOptIn => (canStill ? sms : 'none')

/** SIGN-21: ticking shows the terms, unticking takes everything back. */
export const smsAfterTick = (isTicked: boolean, can: boolean): SmsOptIn => (isTicked && can ? 'reading' : 'none')
