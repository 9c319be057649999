import type { Ways } from '../Way.ts'

/** Signing in, signing up, passwords. */
export const authWays = {
  AUT401: {
    does: 'Account, sign in as `consumer@example.com` with a password that is not its own.',
    place: 'sign-in: the notice, with the way to a new password',
  },
  AUT426: {
    does: 'Sign in as `nobody@example.com` with any password, four times.',
    place: 'sign-in: the notice, with the way to a new password',
  },
  AUT423: {
    does: 'Sign in as `nobody@example.com` with any password, five times.',
    place: 'sign-in: the notice, with the way to us',
  },
  AUT441: {
    does: 'Sign in as `locked@example.com` with the password of the accounts: somebody of the shop has locked it.',
    place: 'sign-in: the notice, with the way to us',
  },
  AUT439: {
    does: '`/sign-up`: a new account with the email `consumer@example.com`.',
    place: 'sign-up: the field email',
  },
  AUT442: {
    does: '`/sign-up`: open an account with a phone number, sign out, and open another one with the same number.',
    place: 'sign-up: the field phone',
  },
  AUT402: {
    does: '`/forgot-password` for `consumer@example.com`, follow the link in `/dev/mailbox` and choose a password; follow the same link again.',
    place: 'new password: the notice',
  },
  AUT404: {
    does: '`curl -X POST localhost:4173/cart/v1/cart -H "x-access-key: cairn-web" -H "content-type: application/json" -H "idempotency-key: 1" -d "{}"`: a call without a session. (A page whose session is over opens a guest’s by itself and asks again.)',
    place: 'the answer of the server',
  },
  AUT432: {
    does: 'Sign in on two browsers, open Account → Profile on both, change the password on one and then the first name on the other: the session there is over, and a guest has no profile.',
    place: 'profile: the notice',
  },
  AUT450: {
    does: 'Sign in, Account → Profile → Change password, with a wrong current password.',
    place: 'change password: the field currentPassword',
  },
  AUT451: {
    does: 'Sign in, Account → Profile → Change password, with the current password as the new one.',
    place: 'change password: the field newPassword',
  },
  AUT453: {
    does: '`/forgot-password` with `nobody` as the email: the form says it before it asks; the server says the same to who asks past the form.',
    place: 'forgotten password: the notice',
  },
  AUT440: {
    does: '`POST /consumers-v3/consumer/retrieveUserData` with a `consumerId` that is no id of ours, for example `{"consumerId":"crm-1","email":"consumer@example.com"}`, as a guest.',
    place: 'the answer of the server',
  },
} satisfies Ways
