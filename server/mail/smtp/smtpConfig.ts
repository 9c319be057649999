import { readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'
import { isLoopback } from '../../kit/safeAddress.ts'

/** How letters leave (OPS-06). `security`: TLS at once, by STARTTLS or not at all. */
export type Smtp = {
  readonly host: string
  readonly port: number
  readonly security: 'tls' | 'starttls' | 'none'
  readonly credentials: { readonly user: string; readonly password: string } | null
  /** Certificates to trust, as PEM; null = those that Node trusts. */
  readonly trusted: readonly string[] | null
  readonly from: Sender
}

export type Sender = { readonly name: string; readonly address: string }

export type SmtpConfig = {
  /** Null = letters stay in the outbox. */
  readonly smtp: Smtp | null
  /** Sentences to say at the start. */
  readonly remarks: readonly string[]
}

/**
 * OPS-07: CAIRN_SMTP, CAIRN_MAIL_FROM and CAIRN_SMTP_CA. A wrong value stops the start with a message, which never
 * quotes CAIRN_SMTP, because a password stands in it.
 */
export const smtpConfig = (
  env: Readonly<Record<string, string | undefined>>,
  isDevelopment: boolean,
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): SmtpConfig => {
  const [written, from, authority] = [env['CAIRN_SMTP'], env['CAIRN_MAIL_FROM'], env['CAIRN_SMTP_CA']]
  if (!written) {
    const idle = Object.entries({ CAIRN_MAIL_FROM: from, CAIRN_SMTP_CA: authority }).filter(([, value]) => value)
    return {
      smtp: null,
      remarks: [
        ...(isDevelopment ? [] : ['CAIRN_SMTP is not set: letters to shoppers are kept in the outbox and not sent.']),
        ...idle.map(([name]) => `${name} has no effect without CAIRN_SMTP.`),
      ],
    }
  }
  if (!from)
    throw new Error('CAIRN_SMTP needs CAIRN_MAIL_FROM: whom letters are from, such as Shop <orders@shop.example>.')
  return {
    smtp: {
      ...serverOf(written),
      from: senderOf(from),
      trusted: authority ? [...rootCertificates, certificatesIn(authority, read)] : null,
    },
    remarks: [],
  }
}

const wrong = (reason: string): Error =>
  new Error(
    `CAIRN_SMTP ${reason}. It must be an address such as smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587.`,
  )

const serverOf = (written: string): Omit<Smtp, 'from' | 'trusted'> => {
  const url = URL.canParse(written) ? new URL(written) : null
  if (url === null || !/^smtps?:$/.test(url.protocol)) throw wrong('does not begin with smtp:// or smtps://')
  if (url.hostname === '') throw wrong('names no server')
  if (url.port === '0') throw wrong('names port 0')
  if (!/^\/?$/.test(url.pathname) || url.hash !== '') throw wrong('has something after the server')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const security = securityOf(url, host)
  const credentials = credentialsOf(url)
  if (credentials && security === 'none' && !isLoopback(host))
    throw wrong('would send the password over a connection that is not encrypted')
  return { host, port: Number(url.port) || (security === 'tls' ? 465 : 587), security, credentials }
}

/** On this machine nobody listens, so that a connection is encrypted only where `tls=on` asks for it. */
const securityOf = (url: URL, host: string): Smtp['security'] => {
  const [[name, value] = ['tls', isLoopback(host) ? 'off' : 'on'], ...others] = [...url.searchParams]
  const isKnown = name === 'tls' && (value === 'on' || value === 'off') && others.length === 0
  if (!isKnown) throw wrong('may have only ?tls=on or ?tls=off after the server')
  if (url.protocol === 'smtps:') {
    if (url.searchParams.get('tls') === 'off') throw wrong('begins with smtps:// and ends with ?tls=off')
    return 'tls'
  }
  return value === 'on' ? 'starttls' : 'none'
}

const credentialsOf = ({ username, password }: URL): Smtp['credentials'] => {
  if (username === '' && password === '') return null
  if (username === '' || password === '') throw wrong('has a user without a password, or a password without a user')
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  } catch {
    throw wrong('has a % in the user or the password; it is written %25')
  }
}

const senderOf = (written: string): Sender => {
  const [, name = '', address = ''] = /^(?:([^<>]*)<([^<>]*)>)?$/.exec(written.trim()) ?? ['', '', written.trim()]
  const isAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)*$/.test(address)
  if (!isAddress || /\p{Cc}/u.test(written))
    throw new Error(`CAIRN_MAIL_FROM is ${written}; it must be an address, such as Shop <orders@shop.example>.`)
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}

const certificatesIn = (file: string, read: (file: string) => string): string => {
  let text: string
  try {
    text = read(file)
  } catch {
    throw new Error(`CAIRN_SMTP_CA is ${file}; the file cannot be read.`)
  }
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new Error(`CAIRN_SMTP_CA is ${file}; there is no certificate in it (PEM).`)
  return text
}
