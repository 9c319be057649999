import type { Ways } from '../Way.ts'

/** Signing in, signing up, passwords. */
export const authWays = {
  AUT401: {
    does: 'Account, sign in as `consumer@example.com` with a wrong password.',
    place: 'sign-in: the notice, with the way to a new password',
  },
  AUT418: {
    does: 'Sign in as `nobody`: the form says that this is not an email before it sends anything; a request past the form gets this answer from the server.',
    place: 'sign-in: the notice, with the way to a new password',
  },
  AUT437: {
    does: 'Sign in without a password: the form asks for one first; a request past the form gets this answer from the server.',
    place: 'sign-in: the notice, with the way to a new password',
  },
  AUT438: {
    does: 'Sign in, stop the request and shorten its `codeChallenge`, with which the page later proves that the sign-in is its own.',
    place: 'sign-in: the notice, with the way to a new password',
  },
  AUT403: {
    does: 'Start the shop with `CAIRN_BOT_CHECK=on npm start`, block `/bot-check/enterprise.js` in the browser’s tools, and sign in: without the script the call has no bot-check answer.',
    place: 'sign-in: the notice',
  },
  AUT500: { does: 'Take `sign-in` out of order on `/dev/outages`, and sign in.', place: 'sign-in: the notice' },
  AUT409: {
    does: 'Sign in, stop the request that exchanges the code (`POST /token/v2/auth/token`), send a copy of it, and then let it go: a code works once. The page tries again after two seconds before it shows this.',
    place: 'sign-in: the notice',
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
    does: 'Sign in as `locked@example.com` with the usual password: the shop’s staff have locked it.',
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
    does: '`curl -X POST localhost:4173/cart/v1/cart -H "x-access-key: cairn-web" -H "content-type: application/json" -H "idempotency-key: 1" -d "{}"`: a call without a session. (A page whose session has ended opens a guest session by itself and repeats the call.)',
    place: 'the answer of the server',
  },
  AUT432: {
    does: 'Sign in on two browsers, open Account → Profile on both, change the password on one and then the first name on the other: the session there has ended, and a guest has no profile.',
    place: 'profile: the notice',
  },
  AUT444: {
    does: 'Sign in, Account → Profile: the phone number of another account.',
    place: 'profile: the field phone',
  },
  PRO400: {
    does: 'Account → Profile sends no email: stop the request that saves a changed name, and give it the `email` `consumer@example.com`, which is another account’s.',
    place: 'profile: the notice',
  },
  AUT452: {
    does: 'Sign in, Account → Profile → Change password, with a wrong current password, and the same text as the new one.',
    place: 'change password: the notice',
  },
  FE340: {
    does: 'Our form asks for the new password once. `POST /consumers-v3/consumer/changepassword` with a `confirmPassword` that differs from `newPassword`.',
    place: 'the answer of the server',
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
    does: '`/forgot-password` with `nobody` as the email: the form says so before it sends anything; a request past the form gets the same answer from the server.',
    place: 'forgotten password: the notice',
  },
  AUT440: {
    does: '`POST /consumers-v3/consumer/retrieveUserData` with a `consumerId` that is not one of our ids, for example `{"consumerId":"crm-1","email":"consumer@example.com"}`, as a guest.',
    place: 'the answer of the server',
  },
} satisfies Ways
