import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { toFields } from '../../../core/domain/fields/fields.ts'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url')

type Where = { readonly origin?: string; readonly domain?: string; readonly isVerified?: boolean }

/**
 * An authenticator without hardware: an ES256 key that makes one passkey and signs with it, as WebAuthn Level 3 says.
 * `domain`: the name it takes the page for.
 */
export const softPasskey = (id: Buffer = randomBytes(16)) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // A COSE key: EC2, ES256, P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  let counter = 0
  const clientData = (type: string, options: unknown, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge: toFields(options)['challenge'], origin, crossOrigin: false }))
  const authenticatorData = (domain: string, flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(domain), head, rest])
  }
  /** Present, and unlocked by the person unless stated. */
  const flagsOf = (isVerified: boolean) => (isVerified ? 0x05 : 0x01)
  const written = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    id: written.id,
    /** What a browser answers to the options for a new passkey. */
    create: (
      options: unknown,
      { origin = 'http://localhost', domain = 'localhost', isVerified = true }: Where = {},
    ) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = authenticatorData(
        domain,
        flagsOf(isVerified) | 0x40,
        Buffer.concat([Buffer.alloc(16), length, id, coseKey]),
      )
      const size = Buffer.alloc(2)
      size.writeUInt16BE(data.length)
      // CBOR: { fmt: "none", attStmt: {}, authData: data }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        size,
        data,
      ])
      const clientDataJSON = base64url(clientData('webauthn.create', options, origin))
      return {
        ...written,
        response: { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] },
      }
    },
    /** What a browser answers at sign-in. `counted`: what the authenticator's counter says, one more by default. */
    sign: (
      options: unknown,
      {
        origin = 'http://localhost',
        domain = 'localhost',
        isVerified = true,
        counted = counter + 1,
      }: Where & { readonly counted?: number } = {},
    ) => {
      counter = counted
      const data = authenticatorData(domain, flagsOf(isVerified))
      const client = clientData('webauthn.get', options, origin)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...written,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
