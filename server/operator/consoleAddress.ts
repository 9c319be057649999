import { isLoopback } from '../kit/safeAddress.ts'

/**
 * OPR-03: where the console is open, without a slash at its end. A passkey belongs to a name, never to a number, so on
 * this machine that is localhost.
 */
export const consoleOrigin = (publicUrl: string): string => {
  const address = new URL(publicUrl)
  if (isLoopback(address.hostname)) address.hostname = 'localhost'
  return address.origin
}

/** The name that the passkeys of this shop belong to. */
export const passkeyDomain = (publicUrl: string): string => new URL(consoleOrigin(publicUrl)).hostname

/** After `#`, so that the secret reaches no log and no other site. */
export const invitationLink = (publicUrl: string, token: string): string =>
  `${consoleOrigin(publicUrl)}/operator/invitation#${token}`
