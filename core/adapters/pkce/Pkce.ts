/** RFC 7636: a secret for one sign-in, and the challenge that may be shown before. */
export type PkcePair = { readonly verifier: string; readonly challenge: string }

/**
 * AUTH-06: the verifier is base64url of 32 random bytes, the challenge base64url of its SHA-256 (S256). A new pair each
 * time.
 */
export type Pkce = () => Promise<PkcePair>
