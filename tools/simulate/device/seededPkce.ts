import { createHash } from 'node:crypto'
import { pkceVerifierBytes } from '../../../core/domain/configuration/constants.ts'
import type { PkcePair } from '../../../core/adapters/pkce/Pkce.ts'
import type { Chance } from '../Chance.ts'

/** A pair of the simulation's chance, without waiting for a processor. */
export const seededPkce = (chance: Chance): PkcePair => {
  const verifier = Buffer.from(Array.from({ length: pkceVerifierBytes }, () => chance.below(256))).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
