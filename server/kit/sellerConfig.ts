import { canadianTaxes, demonstrationSeller } from './seller.ts'
import type { CanadianTax, PostalAddress, Seller } from './seller.ts'

export type SellerConfig = {
  readonly seller: Seller
  /** What is not configured, and what stands for it is nothing to be written into a page. */
  readonly missing: readonly ('name' | 'address' | 'email')[]
  /** Sentences to say at the start. */
  readonly remarks: readonly string[]
}

type Surroundings = {
  readonly hasDemonstration: boolean
  readonly publicUrl: string
  /** Whom letters are from; null = no letters are sent. */
  readonly mailFrom: string | null
}

/**
 * OPR-64: CAIRN_SELLER_NAME, _ADDRESS, _EMAIL, _VAT and _TAX. What is missing is the demonstration's where there is one;
 * elsewhere the start says it, the shop's host stands for the name and the sender of letters for the email. A value that
 * cannot be read stops the start with a message.
 */
export const sellerConfig = (
  env: Readonly<Record<string, string | undefined>>,
  { hasDemonstration, publicUrl, mailFrom }: Surroundings,
): SellerConfig => {
  const given = {
    name: inOneLine(env['CAIRN_SELLER_NAME']),
    address: addressOf(inOneLine(env['CAIRN_SELLER_ADDRESS'])),
    email: emailOf(inOneLine(env['CAIRN_SELLER_EMAIL'])),
    vatNumbers: vatNumbersOf(entriesOf(env['CAIRN_SELLER_VAT'])),
    taxNumbers: taxNumbersOf(entriesOf(env['CAIRN_SELLER_TAX'])),
  }
  if (hasDemonstration) {
    const { name, address, email, returns, vatNumbers, taxNumbers } = demonstrationSeller
    return {
      seller: {
        name: given.name || name,
        address: given.address ?? address,
        email: given.email || email,
        returns: given.address ? {} : returns,
        vatNumbers: given.vatNumbers ?? vatNumbers,
        taxNumbers: given.taxNumbers ?? taxNumbers,
      },
      missing: [],
      remarks: [],
    }
  }
  const host = new URL(publicUrl).hostname
  return {
    seller: {
      name: given.name || host,
      address: given.address,
      email: given.email || (mailFrom ?? ''),
      returns: {},
      vatNumbers: given.vatNumbers ?? {},
      taxNumbers: given.taxNumbers ?? {},
    },
    missing: (['name', 'address', 'email'] as const).filter((part) => !given[part]),
    remarks: [
      ...(given.name ? [] : [`CAIRN_SELLER_NAME is not set: letters, invoices and pages call the seller ${host}.`]),
      ...(given.address
        ? []
        : ['CAIRN_SELLER_ADDRESS is not set: letters, invoices and return labels have no address.']),
      ...(given.email ? [] : [`CAIRN_SELLER_EMAIL is not set: ${withoutEmail(mailFrom)}`]),
    ],
  }
}

const withoutEmail = (mailFrom: string | null): string =>
  mailFrom === null
    ? 'pages name no address to write to, and letters to the staff have none.'
    : `shoppers and the staff’s letters go to ${mailFrom}, the sender in CAIRN_MAIL_FROM.`

const inOneLine = (written = ''): string => written.replaceAll(/\s+/g, ' ').trim()

const addressOf = (written: string): PostalAddress | null => {
  if (written === '') return null
  const parts = written.split(',').map((part) => part.trim())
  const [country = '', lines] = [parts.at(-1), parts.slice(0, -1)]
  if (!/^[A-Z]{2}$/.test(country) || lines.length === 0 || lines.includes(''))
    throw new Error(
      `CAIRN_SELLER_ADDRESS is ${written}; it must be the lines of the address and the two letters of the country, divided by commas, such as 1 Example Street, London W1A 1AA, GB.`,
    )
  return { lines, country }
}

const emailOf = (written: string): string => {
  if (written !== '' && !/^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+$/.test(written))
    throw new Error(`CAIRN_SELLER_EMAIL is ${written}; it must be one address, such as help@shop.example.`)
  return written
}

const entriesOf = (written = ''): readonly string[] | null =>
  written.trim() === '' ? null : written.split(',').map(inOneLine)

const vatNumbersOf = (entries: readonly string[] | null): Seller['vatNumbers'] | null =>
  entries &&
  Object.fromEntries(
    entries.map((number) => {
      if (!/^[A-Z]{2}[0-9A-Z]{2,14}$/.test(number))
        throw new Error(
          `CAIRN_SELLER_VAT has ${number}; it must be VAT numbers that begin with the country's letters, divided by commas, such as DE123456789, GB123456789.`,
        )
      return [number.slice(0, 2), number]
    }),
  )

const taxNumbersOf = (entries: readonly string[] | null): Seller['taxNumbers'] | null =>
  entries &&
  Object.fromEntries(
    entries.map((entry) => {
      const [, tax = '', number = ''] = /^(\S+) (.+)$/.exec(entry) ?? []
      if (!isCanadianTax(tax))
        throw new Error(
          `CAIRN_SELLER_TAX has ${entry}; it must be ${Object.keys(canadianTaxes).join(', ')} with their numbers, divided by commas, such as GST/HST 123456789 RT0001.`,
        )
      return [tax, number]
    }),
  )

const isCanadianTax = (name: string): name is CanadianTax => Object.hasOwn(canadianTaxes, name)
