import { pkceVerifierBytes } from '../../domain/configuration/constants.ts'
import type { Pkce } from './Pkce.ts'

export const systemPkce: Pkce = async () => {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(pkceVerifierBytes)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64url(new Uint8Array(digest)) }
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
