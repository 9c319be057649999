/** Why the browser made or used no passkey, in words. */
export const passkeyFault = (error: unknown): string => {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return 'No passkey was used. Try again.'
    case 'InvalidStateError':
      return 'This device has a passkey for you already. Sign in with it.'
    case 'SecurityError':
      return 'Passkeys do not work at this address. Open the console at the shop’s own address.'
    default:
      return 'This browser cannot use passkeys. Try another one.'
  }
}
