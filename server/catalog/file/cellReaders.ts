/** What a cell says, or what is wrong with it, as the end of a sentence that begins with the cell's text. */
export type CellReading<Value> = { readonly value: Value } | { readonly fault: string }

/** `read` gets a text that is not blank; `write` is its inverse. */
export type Cell<Value> = {
  readonly read: (text: string) => CellReading<Value>
  readonly write: (value: Value) => string
}

const plain = (value: string): string => value

/** A code, without the spaces around it. */
export const codeCell = (pattern: RegExp, fault: string): Cell<string> => ({
  read: (text) => (pattern.test(text.trim()) ? { value: text.trim() } : { fault }),
  write: plain,
})

/** Any text, exactly as it stands. */
export const textCell = (most: number): Cell<string> => ({
  read: (text) => {
    if (text.length > most) return { fault: `is longer than ${most} characters` }
    return /[\0\p{Surrogate}]/u.test(text) ? { fault: 'contains a character that is no text' } : { value: text }
  },
  write: plain,
})

export const choiceCell = <const Choice extends string>(choices: readonly Choice[]): Cell<Choice> => ({
  read: (text) => {
    const value = choices.find((choice) => choice === text.trim().toLowerCase())
    return value === undefined ? { fault: `is none of ${choices.join(', ')}` } : { value }
  },
  write: plain,
})

/** `yes` and `no`; Excel writes TRUE and FALSE. */
export const yesCell: Cell<boolean> = {
  read: (text) => {
    const word = text.trim().toLowerCase()
    if (['yes', 'true', '1'].includes(word)) return { value: true }
    return ['no', 'false', '0'].includes(word) ? { value: false } : { fault: 'is neither yes nor no' }
  },
  write: (value) => (value ? 'yes' : 'no'),
}

export const countCell = (least: number, most: number): Cell<number> => ({
  read: (text) => {
    const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
    return value >= least && value <= most ? { value } : { fault: `is no whole number from ${least} to ${most}` }
  },
  write: String,
})

/** Minor units as a decimal number: 19999 ↔ `199.99`. A comma is read as the decimal point, never as a thousand's. */
export const amountCell: Cell<number> = {
  read: (text) => {
    const [, whole, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
    return whole === undefined
      ? { fault: 'is no amount such as 199.95' }
      : { value: Number(whole) * 100 + Number(cents.padEnd(2, '0')) }
  },
  write: (value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`,
}

/** Codes with spaces between them, each once. */
export const listCell = (pattern: RegExp, fault: string, most = Infinity): Cell<readonly string[]> => ({
  read: (text) => {
    const values = text.trim().split(/\s+/)
    if (!values.every((value) => pattern.test(value))) return { fault }
    if (values.length > most) return { fault: `names more than ${most}` }
    return new Set(values).size === values.length ? { value: values } : { fault: 'names the same one twice' }
  },
  write: (values) => values.join(' '),
})

/** One text per line of the cell. */
export const linesCell = (mostLines: number, mostEach: number): Cell<readonly string[]> => ({
  read: (text) => {
    const whole = textCell(mostLines * (mostEach + 2)).read(text)
    if ('fault' in whole) return whole
    const value = text.split(/\r\n|[\r\n]/).filter((line) => line !== '')
    return value.length > mostLines || value.some((line) => line.length > mostEach)
      ? { fault: `has more than ${mostLines} lines, or one longer than ${mostEach} characters` }
      : { value }
  },
  write: (lines) => lines.join('\n'),
})

/** EAN, UPC or GTIN: the last digit follows from the others, so a number that Excel has shortened is noticed. */
export const barcodeCell: Cell<string> = {
  read: (text) => {
    const digits = text.trim()
    return /^(?:\d{8}|\d{12,14})$/.test(digits) && checkSum(digits) % 10 === 0
      ? { value: digits }
      : { fault: 'is no bar code of 8, 12, 13 or 14 digits with a right check digit' }
  },
  write: plain,
}

const checkSum = (digits: string): number =>
  Array.from(digits).reduceRight(
    (sum, digit, index) => sum + Number(digit) * ((digits.length - index) % 2 === 1 ? 1 : 3),
    0,
  )
